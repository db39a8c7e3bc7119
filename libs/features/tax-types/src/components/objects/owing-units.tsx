import { useMessages } from '@pendapa/i18n';
import { PageSentence, RankedPanel, usePanelWords } from '@pendapa/panels';
import { isFew, largestFirst, share } from '@pendapa/query';
import { messages } from '../../messages/objects.ts';
import { owingUnits } from '../../questions/tax-objects.ts';

/** Says how many objects have not settled what was due, and which unit has most of them. */
export function OwingSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={owingUnits}
      measure="nonPayers"
      sentence={({ rows, name, total, formatted }) => {
        const texts = {
          count: formatted.total('nonPayers'),
          all: formatted.total('objectsDue'),
          share: formatted.percent(share(total('nonPayers'), total('objectsDue'))),
        };
        const { rows: ranked, isFirstSure } = largestFirst(rows, 'unit', 'nonPayers');
        const [first] = ranked;
        if (!first || !isFirstSure || isFew(first.current.objectsDue)) return t('sentence', texts);
        return t('sentence.unit', {
          ...texts,
          unit: name('unit', first),
          owing: formatted.value('nonPayers', first),
          part: formatted.percent(share(first.current.nonPayers, first.current.objectsDue)),
        });
      }}
    />
  );
}

/** Units with the most objects to visit. */
export const OwingUnits = () => (
  <RankedPanel
    words={usePanelWords(messages, 'units')}
    query={owingUnits}
    measure="nonPayers"
    by="unit"
    height="small"
    filterOnClick="unit"
    detail={({ current }, { format }) => format.percent(share(current.nonPayers, current.objectsDue))}
  />
);
