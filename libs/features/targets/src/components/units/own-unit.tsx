import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useChosenMember, chooseMyUnit, PanelRow, useFilters, useMyUnit, type MyUnit } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import { OwnChanges, OwnTaxes } from './own-taxes.tsx';
import { OwnKpis } from './own-kpis.tsx';

/** The unit that the page is narrowed to, or where none is chosen the one kept on this device. */
function useShownUnit(): MyUnit | null {
  const chosen = useChosenMember('unit');
  const kept = useMyUnit();
  return useFilters().choices.unit.length === 0 ? kept : chosen;
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
        <SwitchChoice label={t('own.keep')} checked={own} onChoose={(keep) => chooseMyUnit(keep ? shown.code : null)} />
      </Box>
      <OwnKpis {...shown} />
      <PanelRow even>
        <OwnTaxes {...shown} />
        <OwnChanges {...shown} />
      </PanelRow>
    </>
  );
}
