import { ChartPanel, drawn, share, useFilteredAnswer, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { states } from '../../questions/compliance.ts';

type By = 'stateLastYear' | 'stateThisYear';
const { stateLastYear: BEFORE, stateThisYear: NOW } = MEMBER_NAMES;
const PARTS = Object.keys(NOW) as readonly (keyof typeof NOW)[];

/** Objects of a state a year before, by their state now. */
const counts = ({ rows }: Reader<'objectsDue', By>, before: string): readonly (number | null)[] =>
  PARTS.map((now) =>
    drawn(rows.find(({ codes }) => codes.stateLastYear === before && codes.stateThisYear === now)?.current.objectsDue ?? 0),
  );
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

function Bars({ read, description }: Drawing<'objectsDue', By>) {
  const format = useFormat();
  const text = useText();
  const bars = Object.entries(BEFORE).map(([key, name]) => {
    const values = counts(read, key);
    return { key, label: text(name), values, text: format.count(sum(values)), exact: (part: number) => format.count(values[part] ?? null) };
  });
  return <ShareBars bars={bars} parts={PARTS.map((part) => text(NOW[part]))} description={description} />;
}

/** What became of those who paid late or not a year before. */
export function StateBars() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'states')}
      asked={useFilteredAnswer(states)}
      measure="objectsDue"
      height="low"
      sentence={(read) => {
        const before = counts(read, 'none');
        const still = share(before[PARTS.indexOf('none')] ?? null, sum(before));
        return still === null ? null : t('states.sentence', { share: read.format.percent(still) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}
