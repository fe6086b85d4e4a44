// Heads of the animals in a 20 × 20 box. They differ by outline, not by colour. Eyes and nostrils are holes
// (fill-rule evenodd).
export type Animal = 'bull' | 'cow' | 'buffalo' | 'toad';
/** The animals whose heads are counted on cards. */
export type CardAnimal = 'bull' | 'toad';

/** Only relative commands, so that `M x y` before an outline moves it. */
export const OUTLINES: Record<Animal, string> = {
  // Horns up and out, a narrow muzzle.
  bull: 'm1 2c.6 3 2.4 4.4 4.6 4.6c-.4 .6-.6 1.4-.6 2.4l-2.6 .4l2.9 1.8c.5 2.8 1.9 5.2 2.7 6.2c1 1 3 1 4 0c.8-1 2.2-3.4 2.7-6.2l2.9-1.8l-2.6-.4c0-1-.2-1.8-.6-2.4c2.2-.2 4-1.6 4.6-4.6c-1.6 1.8-3.6 2.4-6 2.4l-6 0c-2.4 0-4.4-.6-6-2.4zm5.7 6.2l2.3 1.3l-1.8 .8zm6.6 0l-2.3 1.3l1.8 .8zm-4.9 6.4l.9 .7l-.8 .7zm3.2 0l-.9 .7l.8 .7z',
  // Short horns, hanging ears, a wide muzzle.
  cow: 'm6 4c-.8-.6-1-1.6-.8-2.6c1.2 .2 2.2 1 2.6 2.2l4.4 0c.4-1.2 1.4-2 2.6-2.2c.2 1 0 2-.8 2.6c.5 .6 .8 1.4 .9 2.2l4.1 1.2c-.6 2.2-2.2 3.2-4.4 2.8l-.2 1.8c1 1 1.4 2.4 .8 3.8c-.8 2-2.8 2.8-5.2 2.8c-2.4 0-4.4-.8-5.2-2.8c-.6-1.4-.2-2.8 .8-3.8l-.2-1.8c-2.2 .4-3.8-.6-4.4-2.8l4.1-1.2c.1-.8 .4-1.6 .9-2.2zm1 3.2a1 1 0 1 0 0 2a1 1 0 0 0 0-2zm6 0a1 1 0 1 0 0 2a1 1 0 0 0 0-2zm-5.4 7a.9 .9 0 1 0 0 1.8a.9 .9 0 0 0 0-1.8zm4.8 0a.9 .9 0 1 0 0 1.8a.9 .9 0 0 0 0-1.8z',
  // Low, heavy horns around a broad forehead with a beard.
  buffalo:
    'm3.4 9.6c-2.8-1.2-3.4-4.6-1.4-7.2c0 2.6 1.6 3.6 3.4 3.2c1-2 2.6-3 4.6-3c2 0 3.6 1 4.6 3c1.8 .4 3.4-.6 3.4-3.2c2 2.6 1.4 6-1.4 7.2c-.4 2.8-2 4.8-3.8 6l-.8 3.4l-2-1.4l-2 1.4l-.8-3.4c-1.8-1.2-3.4-3.2-3.8-6zm3.2-1.2l2.3 1.1l-1.9 .9zm6.8 0l-2.3 1.1l1.9 .9zm-5 4.6l.9 .6l-.8 .7zm3.2 0l-.9 .6l.8 .7z',
  // Two eyes on top of a wide mouth.
  toad: 'm1 11c0-1.6 .8-3 2-4c-.2-2.4 1.2-4 3-4c1.6 0 2.8 1.2 3 2.6l2 0c.2-1.4 1.4-2.6 3-2.6c1.8 0 3.2 1.6 3 4c1.2 1 2 2.4 2 4c0 3.6-4 6-9 6c-5 0-9-2.4-9-6zm3 .4c1.6 2.2 3.6 3 6 3c2.4 0 4.4-.8 6-3c-2 1-4 1.4-6 1.4c-2 0-4-.4-6-1.4zm1.9-6.5a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2zm8.2 0a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2z',
};
