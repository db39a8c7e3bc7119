import { wholeSum, share, StepsPanel, usePanelWords, useRemarks } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useDuties } from './questions.ts';

/** What is said of returns and not of obligations, whose remarks the panel shows. */
function useRemarksOfReturns(answer: ReturnType<typeof useDuties>['answer']): readonly string[] {
  const remarks = useRemarks();
  if (!answer) return [];
  const shown = remarks(answer, 'obligations');
  return remarks(answer, 'expected').filter((remark) => !shown.includes(remark));
}

/** What had to be paid and filed, what was, and what was in time: obligations, of which an object may have many. */
export function DutyFunnel() {
  const t = useMessages(messages);
  const asked = useDuties();
  const words = usePanelWords(messages, 'duties');
  const ofReturns = useRemarksOfReturns(asked.answer);
  return (
    <StepsPanel
      words={{ ...words, subtitle: (said) => [words.subtitle(said), ...ofReturns].join('. ') }}
      asked={asked}
      measure="obligations"
      sentence={({ total, format }) => {
        const part = share(total('paidOnTime'), total('obligations'));
        return part === null ? null : t('duties.sentence', { share: format.percent(part) });
      }}
      steps={({ total }) => {
        const due = { label: t('duties.obligations'), value: total('obligations') };
        const expected = { label: t('duties.expected'), value: total('expected') };
        return [
          { key: 'obligations', ...due, whole: due },
          { key: 'paid', label: t('duties.paid'), value: wholeSum([total('paidOnTime'), total('paidLate')]), whole: due },
          { key: 'paidOnTime', label: t('duties.paidOnTime'), value: total('paidOnTime'), whole: due },
          { key: 'expected', ...expected, whole: expected },
          { key: 'filed', label: t('duties.filed'), value: total('filed'), whole: expected },
          { key: 'filedOnTime', label: t('duties.filedOnTime'), value: total('filedOnTime'), whole: expected },
        ];
      }}
    />
  );
}
