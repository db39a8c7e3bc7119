import Typography from '@mui/material/Typography';
import { CasesPanel, DefinitionButton, KpiCard, share, useCases, useCaseWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { messages as texts } from '../../messages/cases.ts';
import { messages } from '../../messages/subjects.ts';

/** What part of the revenue the largest payers bring. */
export function TopShare() {
  const t = useMessages(texts);
  const format = useFormat();
  const asked = useCases('payers');
  const { cases } = asked;
  const told = cases !== null && cases.rows.length > 0;
  const amount = told ? cases.largest.amount : null;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard
      label={t('payers.card')}
      asked={[asked]}
      info={<DefinitionButton subject="revenue" measure="amount" />}
      value={told ? format.percent(share(amount, cases.amount)) : none}
    >
      {told && <span>{t('payers.cardText', { amount: format.money(amount), whole: format.money(cases.amount) })}</span>}
    </KpiCard>
  );
}

/** Who pays most, masked, and the way to their payments. */
export function TopPayers() {
  const t = useMessages(texts);
  const words = useMessages(messages);
  const [before = '', after = ''] = words('large', { link: '\n' }).split('\n');
  return (
    <CasesPanel
      list="payers"
      words={useCaseWords(texts, 'payers')}
      headers={{ number: t('taxpayerNumber'), count: t('transactions') }}
      footer={
        <Typography variant="body2" sx={{ mt: 1 }}>
          {before}
          <PageLink to="/transactions-by-taxpayer">{words('largeLink')}</PageLink>
          {after}
        </Typography>
      }
    />
  );
}
