import { useChosenMember, CoursePanel, totalOf, usePanelWords, useTogether } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useChosen, useChosenMonths } from './questions.ts';

/** The year of the chosen unit, or of all: running sums against plan and last year. */
export function ChosenCourse() {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useChosenMember('unit');
  const words = usePanelWords(messages, 'course');
  const { months, total } = useTogether({ months: useChosenMonths(), total: useChosen() });
  const variance = total.answer && totalOf(total.answer, 'planVariance');
  return (
    <CoursePanel
      words={{ ...words, subtitle: () => chosen?.name ?? t('course.all') }}
      asked={months}
      toDate={total.answer}
      height="large"
      sentence={() => {
        if (typeof variance !== 'string') return null;
        const below = variance.startsWith('-');
        return t(below ? 'course.below' : 'course.above', { amount: format.money(variance.replace('-', '')) });
      }}
    />
  );
}
