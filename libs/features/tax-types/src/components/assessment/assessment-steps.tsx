import { share, StepsPanel, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed } from './questions.ts';

/** From what was demanded to what is overdue: bars on one scale, whose lengths can be compared. */
export function AssessmentSteps() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'steps')}
      asked={useAssessed()}
      measure="netDue"
      height="small"
      sentence={({ total, format }) => {
        const part = share(total('overdue'), total('fallenDue'));
        return part === null ? null : t('steps.sentence', { share: format.percent(part) });
      }}
      steps={({ label, total }) => {
        const whole = { label: label('netDue'), value: total('netDue') };
        return (['netDue', 'fallenDue', 'paid', 'overdue'] as const).map((key) => ({ key, label: label(key), value: total(key), whole }));
      }}
    />
  );
}
