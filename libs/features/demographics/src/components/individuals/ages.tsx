import { largestFirst, RankedPanel, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { PilesPanel } from '../shared/piles-panel.tsx';
import { useShareAndObjects } from './share-and-objects.ts';

/** Pixels: room for six age groups, and for those of unknown age, who are never left to a click. */
const ALL_ROWS = 330;

/** Who owns something, from the youngest to the oldest; those of unknown age last. */
export function AgePanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'ages')}
      asked={useFilteredAnswer(ask.ages)}
      by="ageGroup"
      measure="taxpayers"
      height="small"
      room={ALL_ROWS}
      sentence={({ rows, share, format }) => {
        const unknown = rows.find(({ codes }) => codes.ageGroup === null);
        const part = unknown ? share('taxpayers', unknown) : null;
        return part === null ? null : t('ages.unknown', { share: format.percent(part) });
      }}
      detail={useShareAndObjects()}
    />
  );
}

/** Women and men of each age; of whom neither is known they stand apart. */
export function SexPanel() {
  const t = useMessages(messages);
  return (
    <PilesPanel
      words={usePanelWords(messages, 'sexes')}
      asked={useFilteredAnswer(ask.sexes)}
      by="ageGroup"
      part="sex"
      parts={[
        ['F', t('sexes.F')],
        ['M', t('sexes.M')],
        [null, t('unknown')],
      ]}
      measure="registered"
      height="small"
    />
  );
}

/** Whose objects are in arrears. */
export function OwingAges() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'owing')}
      asked={useFilteredAnswer(ask.ages)}
      by="ageGroup"
      measure="objectsInArrearsShare"
      height="small"
      room={ALL_ROWS}
      sentence={({ rows, name, text }) => {
        const [most] = largestFirst(rows, 'ageGroup', 'objectsInArrearsShare');
        return most ? t('owing.sentence', { age: name('ageGroup', most), share: text('objectsInArrearsShare', most) }) : null;
      }}
      detail={(row, read) => read.text('arrears', row)}
    />
  );
}
