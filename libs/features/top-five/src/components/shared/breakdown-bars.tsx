import { ChangeText, drawn, rowsOf, share, totalOf, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import type { Money, Split } from './breakdown-table.tsx';

export interface BreakdownBarsProps<M extends string, D extends Split> {
  readonly answer: AnswerTo<M, D>;
  readonly money: NoInfer<M> & Money;
  readonly by: NoInfer<D>;
  readonly description: string;
  readonly onSelect?: (code: string) => void;
  readonly first?: number;
}

/** Members ranked by revenue, each with its share, its change and a mark where it stood in the comparison. */
export function BreakdownBars<M extends string, D extends Split>({
  answer,
  money,
  by,
  description,
  onSelect,
  first,
}: BreakdownBarsProps<M, D>) {
  const format = useFormat();
  const name = useMemberName();
  const total = totalOf(answer, money);
  const spec = measureSpec('revenue', money);
  const bars = rowsOf(answer).map(({ codes, current, comparison }) => ({
    key: codes[by] ?? '',
    label: name(answer, by, codes[by]),
    value: drawn(current[money]),
    text: format.value(current[money], 'money'),
    exact: format.valueExact(current[money], 'money'),
    mark: answer.comparison ? { value: drawn(comparison[money]), exact: format.valueExact(comparison[money], 'money') } : undefined,
    detail: (
      <>
        {format.percent(share(current[money], total))}
        {answer.comparison && (
          <>
            {' · '}
            <ChangeText now={current[money]} before={comparison[money]} spec={spec} />
          </>
        )}
      </>
    ),
  }));
  const names = answer.comparison ? { bar: format.period(answer.period), mark: format.period(answer.comparison) } : undefined;
  return <RankedBars bars={bars} description={description} names={names} onSelect={onSelect} first={first} />;
}
