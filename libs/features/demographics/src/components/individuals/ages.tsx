import { ChartPanel, Ranking, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

/** Pixels: room for six age groups, and for those of unknown age, who are never left to a click. */
const ALL_ROWS = 330;

/** Who owns something, from the youngest to the oldest; those of unknown age last. */
export function AgePanel({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ages')}
      asked={useFilteredAnswer(ask.ages)}
      measure="taxpayers"
      height={height}
      sentence={({ rows, share }) => {
        const unknown = rows.find(({ codes }) => codes.ageGroup === null);
        const part = unknown ? share('taxpayers', unknown) : null;
        return part === null ? null : t('ages.unknown', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          by="ageGroup"
          measure="taxpayers"
          detail={(row) =>
            t('ages.detail', {
              share: format.percent(drawing.read.share('taxpayers', row)),
              objects: drawing.read.text('objects', row),
            })
          }
        />
      )}
    />
  );
}

/** Whose objects are in arrears. */
export function OwingAges({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'owing')}
      asked={useFilteredAnswer(ask.ages)}
      measure="objectsInArrearsShare"
      height={height}
      sentence={({ rows, name }) => {
        const [most] = rows
          .filter(({ codes }) => codes.ageGroup !== null)
          .sort((a, b) => Number(b.current.objectsInArrearsShare ?? -1) - Number(a.current.objectsInArrearsShare ?? -1));
        const part = most?.current.objectsInArrearsShare ?? null;
        return most && part !== null ? t('owing.sentence', { age: name('ageGroup', most), share: format.percent(Number(part)) }) : null;
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          by="ageGroup"
          measure="objectsInArrearsShare"
          detail={(row) => drawing.read.text('arrears', row)}
        />
      )}
    />
  );
}
