import Typography from '@mui/material/Typography';
import { KpiStrip, MeasureCard } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { useBands, useStanding, useTaxes } from './questions.ts';

/** Of which tax the page tells: how many objects it has, what they are worth, what of it is paid, how many are in arrears, and how old the data of them are. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const [asked, standing] = [useTaxes(), useStanding()];
  const { asked: bands, tax } = useBands();
  return (
    <>
      <Typography variant="body2">{t('shown', { tax })}</Typography>
      <KpiStrip label={t('kpis', { tax })}>
        <MeasureCard asked={asked} measure="registered" />
        <MeasureCard asked={asked} measure="baseValue" />
        <MiddleBandCard
          label={t('kpi.median')}
          text={(band) => t('kpi.medianText', { band })}
          asked={bands}
          by="valueBand"
          count="registered"
          measure="baseValue"
        />
        <MeasureCard asked={standing} measure="paidShare" />
        <MeasureCard asked={standing} measure="objectsInArrearsShare" />
        <MeasureCard asked={asked} measure="updateAge" />
      </KpiStrip>
    </>
  );
}
