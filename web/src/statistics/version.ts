// The version of reviews: the address of the module contains a hash of its content.
import address from '../../review/review_bg.wasm?url';

export const REVIEW_VERSION = address.split('/').at(-1) ?? address;
