import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MonthBars } from '@pendapa/charts';
import type { TaxpayerRecord as TaxpayerRecordData, Texts } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages, useText, type MoneyScale } from '@pendapa/i18n';
import { axisTitle, useFailureText } from '@pendapa/panels';
import { toPlotValue, largestAbsolute, askJson, failureOf } from '@pendapa/query';
import { LoadingPanel } from '@pendapa/ui-layout';
import { caseTexts } from './messages.ts';
import { PlainTable, type PlainFigure } from './plain-table.tsx';
import { recordTexts } from './record-messages.ts';
import { TaxpayerFacts } from './taxpayer-facts.tsx';

const CHART_HEIGHT = 220;

const nameIn = (names: Readonly<Record<string, Texts>>, code: string): Texts => names[code] ?? { id: code, en: code };

/** Facts about the taxpayer, its obligations of complete months, and its debts at the last snapshot. */
function Facts({ record: { taxpayer, duties, debt } }: { readonly record: TaxpayerRecordData }) {
  const t = useMessages(recordTexts);
  const c = useMessages(caseTexts);
  const text = useText();
  const format = useFormat();
  const unknown = duties && duties.unknown > 0 ? t('unknown', { unknown: format.count(duties.unknown) }) : '';
  const texts = duties && {
    onTime: format.count(duties.onTime),
    all: format.count(duties.obligations),
    late: format.count(duties.late),
    missed: format.count(duties.missed),
    share: format.percent(duties.obligations === 0 ? null : duties.onTime / duties.obligations),
  };
  const owed =
    debt && (debt.amount === '0' ? t('noDebt') : t('debtOf', { amount: format.money(debt.amount), count: format.count(debt.obligations) }));
  return (
    <TaxpayerFacts
      title={t('title')}
      facts={[
        { label: c('name'), text: taxpayer.name },
        { label: t('number'), text: taxpayer.npwpd },
        { label: c('kind'), text: text(nameIn(MEMBER_NAMES.taxpayerKind, taxpayer.kind)) },
        { label: c('registeredOn'), text: format.date(taxpayer.registeredOn) },
        { label: c('objects'), text: format.count(taxpayer.objects) },
        {
          label: duties ? t('onTime', { period: format.period(duties.period) }) : t('onTime', { period: '-' }),
          text: !duties || !texts ? t('notImported') : duties.obligations === 0 ? t('nothingDue') : `${t('onTimeOf', texts)}${unknown}`,
        },
        { label: t('debt', { date: debt ? format.date(debt.snapshot) : '-' }), text: owed ?? t('notImported') },
      ]}
    />
  );
}

function Months({ record: { months, period } }: { readonly record: TaxpayerRecordData }) {
  const t = useMessages(recordTexts);
  const format = useFormat();
  const spanOf = useMonthSpan();
  const amounts = months.map(({ amount }) => amount);
  const axis = format.moneyAxis(largestAbsolute(amounts));
  const bars = {
    key: 'paid',
    label: t('paid'),
    values: amounts.map(toPlotValue),
    exact: (index: number) => format.moneyExact(amounts[index] ?? null),
    axis: { title: axisTitle(t('paid'), axis.unitLabel), tick: axis.tick },
  };
  const span = spanOf(
    period.to,
    months.map(({ month }) => month),
  );
  return (
    <Box component="section" aria-label={t('months')}>
      <Typography variant="subtitle2" component="h3">
        {t('months')}
      </Typography>
      <MonthBars span={span} bars={bars} below={[]} height={CHART_HEIGHT} description={t('monthsOf', { period: format.period(period) })} />
      <Box component="details" sx={{ mt: 0.5, '& summary': { cursor: 'pointer', typography: 'body2', py: 0.5 } }}>
        <summary>{t('asTable')}</summary>
        <PlainTable
          caption={t('months')}
          columns={[t('month'), t('paid'), t('transactions')]}
          rows={months.map(({ month, amount, transactions }) => [
            format.month(month),
            format.moneyExact(amount),
            format.value(transactions, 'count'),
          ])}
        />
      </Box>
    </Box>
  );
}

const amountOf = ({ amount }: { readonly amount: string }): string => amount;

function Split({ record: { taxes, channels, names } }: { readonly record: TaxpayerRecordData }) {
  const t = useMessages(recordTexts);
  const text = useText();
  const format = useFormat();
  const [taxUnit, channelUnit] = [format.moneyTable(taxes.map(amountOf)), format.moneyTable(channels.map(amountOf))];
  const paid = (unit: MoneyScale, amount: string): PlainFigure => ({ text: unit.cell(amount), exact: format.moneyExact(amount) });
  const paidIn = ({ unitLabel }: MoneyScale): string => axisTitle(t('paid'), unitLabel);
  return (
    <>
      <PlainTable
        caption={t('taxes')}
        shown
        columns={[t('tax'), t('objects'), paidIn(taxUnit), t('transactions')]}
        rows={taxes.map(({ tax, objects, amount, transactions }) => [
          text(nameIn(names.tax, tax)),
          format.count(objects),
          paid(taxUnit, amount),
          format.value(transactions, 'count'),
        ])}
      />
      <PlainTable
        caption={t('channels')}
        shown
        columns={[t('channel'), paidIn(channelUnit), t('transactions')]}
        rows={channels.map(({ channel, amount, transactions }) => [
          channel === null ? t('noChannel') : text(nameIn(names.channel, channel)),
          paid(channelUnit, amount),
          format.value(transactions, 'count'),
        ])}
      />
    </>
  );
}

/** Record of one taxpayer: payments, timeliness, debts and objects, masked. The server records every opening. */
export function TaxpayerRecord({ taxpayer }: { readonly taxpayer: string }) {
  const t = useMessages(recordTexts);
  const format = useFormat();
  const failureText = useFailureText();
  const { data, error } = useQuery({
    queryKey: ['taxpayer', taxpayer],
    queryFn: ({ signal }) => askJson<TaxpayerRecordData>('/api/v1/taxpayer-records', { taxpayer }, signal),
    // Not cached, so that opening again is recorded again.
    gcTime: 0,
    retry: false,
  });
  if (error) return <Alert severity="error">{failureText(failureOf(error))}</Alert>;
  if (!data) return <LoadingPanel height={CHART_HEIGHT} />;
  const whole = String(data.taxes.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
  const words = { amount: format.money(whole), months: format.count(data.months.length), date: format.date(data.period.to) };
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t(whole === '0' ? 'none' : 'sentence', words)}</Typography>
      <Facts record={data} />
      <Months record={data} />
      <Split record={data} />
      <Typography variant="body2" color="textSecondary">
        {t('noted')}
      </Typography>
    </>
  );
}
