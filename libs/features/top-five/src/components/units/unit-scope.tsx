import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LeftAsideLine, share, totalOf, useFilteredAnswer, useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Aging } from '@pendapa/ui-layout';
import { messages } from '../../messages/units.ts';
import { ofUp3d, province } from '../../questions/units.ts';
import { ALL_KINDS } from './use-unit-kinds.ts';

/** What part of all revenue the UP3D bring, and the switch that adds the other units. */
export function UnitScope() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { choices, change } = useFilters();
  const all = choices.kind.some((kind) => kind !== 'up3d');
  const whole = useFilteredAnswer(province(money));
  const part = useFilteredAnswer(ofUp3d(money));
  const known = whole.answer !== null && part.answer !== null;
  const ratio = known ? share(totalOf(part.answer, money), totalOf(whole.answer, money)) : null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        py: { xs: 0.5, sm: 0 },
        minHeight: 54,
        '& .MuiAlert-message': { flex: '1 1 12rem' },
      }}
      action={
        <FormControlLabel
          control={<Switch size="small" checked={all} onChange={() => change({ kind: all ? [] : [...ALL_KINDS] })} />}
          label={t('scope.switch')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      }
    >
      <Aging old={[whole, part].some(({ state }) => state === 'updating')} markAt="bottom">
        {ratio === null ? '\u00a0' : t('scope.note', { share: format.percent(ratio) })}
        <LeftAsideLine asked={[whole, part]} />
      </Aging>
    </Alert>
  );
}
