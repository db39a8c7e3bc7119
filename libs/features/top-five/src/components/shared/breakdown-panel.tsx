import { AnswerPanel, rowsOf, share, totalOf, useMemberName, type AnswerTo, type Asked } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { BreakdownBars } from './breakdown-bars.tsx';
import { BreakdownTable, type Money, type Split } from './breakdown-table.tsx';

export interface BreakdownPanelProps<M extends string, D extends Split> {
  readonly title: string;
  readonly asked: Asked<M, D>;
  readonly money: NoInfer<M> & Money;
  readonly by: NoInfer<D>;
  /** Name of the column of names. */
  readonly header: string;
  readonly height: number;
  /** A click or Enter on a member. */
  readonly onSelect?: (code: string) => void;
}

/** Rows that fit the usual heights. */
const ROW_HEIGHT = 42;

/** Who brings how much: a ranking with the sentence of its first, and its table. */
export function BreakdownPanel<M extends string, D extends Split>({
  title,
  asked,
  money,
  by,
  header,
  height,
  onSelect,
}: BreakdownPanelProps<M, D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const sentence = (answer: AnswerTo<M, D>): string | null => {
    const [first] = rowsOf(answer);
    const part = first && share(first.current[money], totalOf(answer, money));
    return first && typeof part === 'number'
      ? t('largest', { name: name(answer, by, first.codes[by]), share: format.percent(part) })
      : null;
  };
  return (
    <AnswerPanel
      title={title}
      asked={asked}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('subtitle', { period: format.period(period) }),
        sentence,
        chart: (answer) => (
          <BreakdownBars
            answer={answer}
            money={money}
            by={by}
            description={t('ranked', { title, period: format.period(answer.period) })}
            onSelect={onSelect}
            first={Math.floor(height / ROW_HEIGHT)}
          />
        ),
        table: (answer) => <BreakdownTable answer={answer} money={money} by={by} header={header} maxHeight={height} />,
      }}
    />
  );
}
