// Heads of the animals in a 20 × 20 box. They differ by outline, not by colour. Eyes and nostrils are holes
// (fill-rule evenodd).
/** The animals whose heads are counted on cards. */
export type CardAnimal = 'bull' | 'toad';
/** The animals of the games; their portraits are in `gameAnimals.ts`. */
export type Animal = CardAnimal | 'cow' | 'buffalo';

/** Only relative commands, so that `M x y` before an outline moves it. */
export const OUTLINES: Record<CardAnimal, string> = {
  // Horns up and out, a narrow muzzle.
  bull: 'm1 2c.6 3 2.4 4.4 4.6 4.6c-.4 .6-.6 1.4-.6 2.4l-2.6 .4l2.9 1.8c.5 2.8 1.9 5.2 2.7 6.2c1 1 3 1 4 0c.8-1 2.2-3.4 2.7-6.2l2.9-1.8l-2.6-.4c0-1-.2-1.8-.6-2.4c2.2-.2 4-1.6 4.6-4.6c-1.6 1.8-3.6 2.4-6 2.4l-6 0c-2.4 0-4.4-.6-6-2.4zm5.7 6.2l2.3 1.3l-1.8 .8zm6.6 0l-2.3 1.3l1.8 .8zm-4.9 6.4l.9 .7l-.8 .7zm3.2 0l-.9 .7l.8 .7z',
  // Two eyes on top of a wide mouth.
  toad: 'm1 11c0-1.6 .8-3 2-4c-.2-2.4 1.2-4 3-4c1.6 0 2.8 1.2 3 2.6l2 0c.2-1.4 1.4-2.6 3-2.6c1.8 0 3.2 1.6 3 4c1.2 1 2 2.4 2 4c0 3.6-4 6-9 6c-5 0-9-2.4-9-6zm3 .4c1.6 2.2 3.6 3 6 3c2.4 0 4.4-.8 6-3c-2 1-4 1.4-6 1.4c-2 0-4-.4-6-1.4zm1.9-6.5a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2zm8.2 0a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2z',
};
