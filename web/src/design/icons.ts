// Icons of the interface, drawn as strokes in a 24 × 24 box.
const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z';

export const ICONS = {
  sound: `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.4a8 8 0 0 1 0 11.2`,
  muted: `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM10.2 5.3L10.5 2.7L13.5 2.7L13.8 5.3L15.4 6L17.5 4.4L19.6 6.5L18 8.6L18.7 10.2L21.3 10.5L21.3 13.5L18.7 13.8L18 15.4L19.6 17.5L17.5 19.6L15.4 18L13.8 18.7L13.5 21.3L10.5 21.3L10.2 18.7L8.6 18L6.5 19.6L4.4 17.5L6 15.4L5.3 13.8L2.7 13.5L2.7 10.5L5.3 10.2L6 8.6L4.4 6.5L6.5 4.4L8.6 6Z',
  menu: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h10',
  close: 'M6 6l12 12M18 6 6 18',
  skip: 'M5 5.5l8 6.5-8 6.5ZM18 5.5v13',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5',
  play: 'M7 4.5 19 12 7 19.5Z',
  pause: 'M8 5v14M16 5v14',
  // A step has a bar beside its triangle, so that it differs from playing.
  'step-forward': 'M6 6l7.5 6L6 18ZM17.5 6v12',
  'step-back': 'M18 6l-7.5 6L18 18ZM6.5 6v12',
  'next-moment': 'M4.5 4v16M4.5 5H13l-2 3 2 3H4.5M16 14.5l4.5 3.5-4.5 3.5Z',
  'previous-moment': 'M19.5 4v16M19.5 5H11l2 3-2 3h8.5M8 14.5 3.5 18 8 21.5Z',
  share: 'M12 14.5V3.5M8 7l4-4 4 4M6.5 11H5v9.5h14V11h-1.5',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  bulb: 'M9 16.5a6 6 0 1 1 6 0V18H9ZM10 21h4',
  analysis: 'M4 4v16h16M7.5 14.5l4-5 3.5 3 4.5-7',
} as const;

export type IconName = keyof typeof ICONS;
