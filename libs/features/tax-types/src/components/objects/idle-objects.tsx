import { CasesPanel, DefinitionButton, KpiCard, useCases, useCaseWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';

/** How many active objects have not paid for three tax periods. */
export function IdleCount() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useCases('idle-objects');
  const { cases } = asked;
  const told = cases !== null && cases.snapshot !== null && cases.missing.length === 0;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard
      label={t('idle.card')}
      asked={[asked]}
      info={<DefinitionButton subject="objects" measure="registered" />}
      value={told ? format.count(cases.cases) : none}
    >
      {told && <span>{t('idle.cardText', { date: format.date(cases.snapshot ?? '') })}</span>}
    </KpiCard>
  );
}

/** Which objects to visit: active, in arrears with three tax periods or more, and without a payment behind these. */
export function IdleObjects() {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list="idle-objects"
      words={useCaseWords(messages, 'idle')}
      headers={{ number: t('object'), on: t('since'), count: t('periods'), amount: t('owed') }}
    />
  );
}
