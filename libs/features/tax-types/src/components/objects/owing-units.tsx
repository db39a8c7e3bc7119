import { useCases } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { NextSteps, PageSentence, RankedPanel, usePanelWords } from '@pendapa/panels';
import { isFew, isSomething, largestFirst, share } from '@pendapa/query';
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

/** Number of units to visit first; objects that stopped paying are a step of their own. */
const NAMED_UNITS = 2;

/** Next steps: visit objects that stopped paying, and those of the units with most objects that owe. */
export function ObjectSteps() {
  const t = useMessages(messages);
  const { cases: idle } = useCases('idle-objects');
  return (
    <NextSteps
      query={owingUnits}
      measure="nonPayers"
      steps={({ rows, name, text, format }) => [
        ...(idle && idle.cases > 0 ? [{ figure: format.count(idle.cases), text: t('steps.idle'), part: 'idle', isCaseList: true }] : []),
        ...largestFirst(rows, 'unit', 'nonPayers')
          .rows.filter(({ current }) => isSomething(current.nonPayers))
          .slice(0, NAMED_UNITS)
          .map((row) => ({
            figure: text('nonPayers', row),
            text: t('steps.unit', {
              unit: name('unit', row),
              part: format.percent(share(row.current.nonPayers, row.current.objectsDue)),
            }),
            page: '/compliance',
            // The page of compliance has no level of regions.
            choices: { unit: [row.codes.unit ?? ''], level: null },
            part: 'lists',
            isCaseList: true,
          })),
      ]}
    />
  );
}
