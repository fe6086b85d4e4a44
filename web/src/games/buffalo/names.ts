// Names of special cards and of the owners of cards.
import { t } from '../../i18n/texts.svelte';
import type { BuffaloOwner } from '../../protocol';
import type { Subject, TextContext } from '../../playback/context';

export function specialName(special: string): string {
  return t(`special-${special}`);
}

/** The owner of a card as the subject of a sentence. */
export function ownedBy(owner: BuffaloOwner, context: TextContext): Subject {
  return owner === 'buffalo' ? { who: t('buffalo-name'), actor: 'buffalo' } : context.by(owner.seat);
}
