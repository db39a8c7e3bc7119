import { CasesCard } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, useCardWords } from '@pendapa/panels';
import { difference, share } from '@pendapa/query';
import { messages as caseTexts } from '../../messages/cases.ts';
import { messages } from '../../messages/objects.ts';
import { objects, owingTotals } from '../../questions/tax-objects.ts';

/** Card: active objects that have not paid for three tax periods. */
function IdleCount() {
  const t = useMessages(caseTexts);
  const format = useFormat();
  return (
    <CasesCard
      {...useCardWords(caseTexts, 'idle.card')}
      list="idle-objects"
      measure="registered"
      fact={({ snapshot }) => (snapshot === null ? null : { text: t('idle.cardText', { date: format.date(snapshot) }) })}
    />
  );
}

/** Cards: registered objects, those that owe, the share that paid, and those that stopped paying. */
export function ObjectKpis() {
  return (
    <KpiStrip>
      <MeasureCard query={objects} measure="registered" />
      <MeasureCard query={owingTotals} measure="nonPayers" />
      <MeasureCard query={objects} measure="payingRatio" />
      <IdleCount />
    </KpiStrip>
  );
}

/** Cards of the details: active objects, and those that came, went and rest. */
export function ObjectMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <FactCard
        {...useCardWords(messages, 'kpi.active')}
        query={objects}
        measure="registered"
        fact={({ total, formatted }) => {
          const active = difference(total('registered'), total('suspended'));
          return {
            text: t('kpi.activeText', { share: formatted.percent(share(active, total('registered'))) }),
            figure: { kind: 'count', value: active },
          };
        }}
      />
      <MeasureCards query={objects} measures={['suspended', 'opened', 'closed', 'net']} />
    </KpiStrip>
  );
}
