import Typography from '@mui/material/Typography';
import { CasesPanel, KpiCard, share, useCases } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { messages as texts } from '../../messages/cases.ts';
import { messages } from '../../messages/subjects.ts';
import { useCaseColumns } from '../shared/case-columns.ts';
import { listedAmount } from '../shared/case-sums.ts';

/** What part of the revenue the largest payers bring. */
export function TopShare() {
  const t = useMessages(texts);
  const format = useFormat();
  const asked = useCases('payers');
  const { cases } = asked;
  const told = cases !== null && cases.rows.length > 0;
  const amount = told ? listedAmount(cases) : null;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard label={t('payers.card')} asked={[asked]} value={told ? format.percent(share(amount, cases.amount)) : none}>
      {told && <span>{t('payers.cardText', { amount: format.money(amount), whole: format.money(cases.amount) })}</span>}
    </KpiCard>
  );
}

/** Who pays most, masked, and the way to their payments. */
export function TopPayers() {
  const t = useMessages(texts);
  const words = useMessages(messages);
  const format = useFormat();
  const column = useCaseColumns();
  const [before = '', after = ''] = words('large', { link: '\n' }).split('\n');
  return (
    <CasesPanel
      title={t('payers.title')}
      asked={useCases('payers')}
      height={CHART_HEIGHTS.large}
      empty={t('payers.empty')}
      words={(cases) => ({
        subtitle: t('payers.subtitle', { period: format.period(cases.period) }),
        sentence: t('payers.sentence', {
          count: format.count(cases.rows.length),
          all: format.count(cases.cases),
          amount: format.money(listedAmount(cases)),
          share: format.percent(share(listedAmount(cases), cases.amount)),
        }),
        note: t('masked'),
      })}
      columns={(make, names) => [
        column.first(make, 'name'),
        column.number(make),
        column.kind(make),
        column.oneTax(make, names),
        column.count(make, 'transactions'),
        column.amount(make, 'amount'),
      ]}
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
