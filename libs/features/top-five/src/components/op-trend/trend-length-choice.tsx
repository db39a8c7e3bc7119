import { useFormat, useMessages } from '@pendapa/i18n';
import { ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/revenue-op-trend.ts';
import { useTrendLength, type TrendLength } from './questions.ts';

const SHORTEST_FIRST: readonly TrendLength[] = ['12', '24', '36', '60'];

/** How far back the months of the trend go. */
export function TrendLengthChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const [length, choose] = useTrendLength();
  return (
    <ToggleChoice
      label={t('months.length')}
      value={length}
      choices={SHORTEST_FIRST}
      name={(months) => t('months.count', { n: format.count(Number(months)) })}
      onChoose={choose}
    />
  );
}
