import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { chooseMyUnit, PanelRow, useFilters, useFilterValue, useMyUnit, type MyUnit } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { OwnChanges, OwnTaxes } from './own-taxes.tsx';
import { OwnKpis } from './own-kpis.tsx';

/** The unit that the page is narrowed to, or where none is chosen the one kept on this device. */
function useShownUnit(): MyUnit | null {
  const filters = useFilters();
  const valueOf = useFilterValue();
  const kept = useMyUnit();
  const [code, ...others] = filters.choices.unit;
  if (code === undefined) return kept;
  return others.length > 0 ? null : { code, name: valueOf(filters, 'unit') };
}

/** One unit by itself: what its target takes, for which taxes it is behind, and what changed most. */
export function OwnUnit() {
  const t = useMessages(messages);
  const shown = useShownUnit();
  const kept = useMyUnit();
  if (!shown) return <Typography color="textSecondary">{t('own.choose')}</Typography>;
  const own = kept?.code === shown.code;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 16rem' }}>
          {shown.name}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={own} onChange={() => chooseMyUnit(own ? null : shown.code)} />}
          label={t('own.keep')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0 }}
        />
      </Box>
      <OwnKpis {...shown} />
      <PanelRow even>
        <OwnTaxes {...shown} />
        <OwnChanges {...shown} />
      </PanelRow>
    </>
  );
}
