import { ChartPanel, drawn, membersIn, useFilteredAnswer, usePanelWords, type Reader } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

const SEXES = ['F', 'M', null] as const;

/** The rows of each age group, one for each of `SEXES` or none. */
function byAge({ rows }: Reader<'registered', 'ageGroup' | 'sex'>) {
  return membersIn(rows, 'ageGroup').map((age) => {
    const ofAge = rows.filter(({ codes }) => codes.ageGroup === age);
    return { ofAge, sexes: SEXES.map((sex) => ofAge.find(({ codes }) => codes.sex === sex)) };
  });
}

/** Women and men of each age; of whom neither is known they stand apart. */
export function SexPanel({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'sexes')}
      asked={useFilteredAnswer(ask.sexes)}
      measure="registered"
      height={height}
      chart={({ read, description }) => (
        <StackedBars
          bars={byAge(read).flatMap(({ ofAge: [first], sexes }) => {
            if (!first) return [];
            const values = sexes.map((row) => drawn(row?.current.registered ?? null));
            const told = values.filter((value) => value !== null);
            const whole = told.reduce((sum, value) => sum + value, 0);
            return {
              key: first.codes.ageGroup ?? '',
              label: read.name('ageGroup', first),
              values,
              hidden: read.hidden('registered', first),
              exact: (part: number) => format.count(values[part] ?? null),
              text: told.length > 0 ? format.count(whole) : read.text('registered', first),
            };
          })}
          parts={SEXES.map((sex) => t(`sexes.${sex ?? 'unknown'}`))}
          description={description}
        />
      )}
    />
  );
}
