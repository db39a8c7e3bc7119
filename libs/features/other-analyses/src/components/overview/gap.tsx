import { GapPanel, usePanelWords, useTogether } from '@pendapa/analysis';
import { messages } from '../../messages/overview.ts';
import { useToDate, useYearMonths } from './questions.ts';

/** How far we are from the plan, and since when. */
export function OverviewGap() {
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return <GapPanel words={usePanelWords(messages, 'gap')} asked={months} toDate={toDate.answer} height="small" />;
}
