import type { TakenOut } from '@pendapa/contracts';
import { LineNotice } from '@pendapa/ui-layout';
import { useFormat, useMessages } from '@pendapa/i18n';
import { resultTexts } from '../messages/results.ts';
import { useWho } from '../parts/use-who.ts';

/** Names the person who took the publication of a file out of the data, and says what can be done now. */
export function TakenOutNotice({ takenOut: { generation, who, at } }: { readonly takenOut: TakenOut }) {
  const t = useMessages(resultTexts);
  const { count, instant } = useFormat();
  const nameOf = useWho();
  const publication = count(generation);
  const sentence =
    who === null || at === null
      ? t('takenOut.unknown', { generation: publication })
      : t('takenOut.by', { generation: publication, who: nameOf(who), when: instant(at) });
  return (
    <LineNotice tone="watch" role="status">
      {sentence} {t('takenOut.next')}
    </LineNotice>
  );
}
