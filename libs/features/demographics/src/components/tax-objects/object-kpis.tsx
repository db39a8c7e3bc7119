import Typography from '@mui/material/Typography';
import { FactCard, KpiStrip, MeasureCard } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useBands, useStanding, useTaxes } from './questions.ts';
import { bandsOf } from './value-bands.tsx';
import { middleBand } from './weight.ts';

/** Of which tax the page tells: how many objects it has, what they are worth, what of it is paid, how many are in arrears, and how old the data of them are. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const [asked, standing] = [useTaxes(), useStanding()];
  const { asked: bands, tax } = useBands();
  return (
    <>
      <Typography variant="body2">{t('shown', { tax })}</Typography>
      <KpiStrip label={t('kpis', { tax })}>
        <MeasureCard asked={asked} measure="registered" />
        <MeasureCard asked={asked} measure="baseValue" />
        <FactCard
          label={t('kpi.median')}
          asked={bands}
          measure="baseValue"
          fact={({ rows, name }) => {
            const middle = middleBand(bandsOf(rows));
            const row = rows.find(({ codes }) => codes.valueBand === middle);
            if (middle === null || !row) return null;
            const band = name('valueBand', row);
            return { value: t('kpi.medianFrom', { from: format.money(middle) }), exact: band, text: t('kpi.medianText', { band }) };
          }}
        />
        <MeasureCard asked={standing} measure="paidShare" />
        <MeasureCard asked={standing} measure="objectsInArrearsShare" />
        <MeasureCard asked={asked} measure="updateAge" />
      </KpiStrip>
    </>
  );
}
