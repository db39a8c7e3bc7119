import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFilteredAnswer, useFilters, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { UnappliedFiltersLine } from '@pendapa/panels';
import { share, totalOf } from '@pendapa/query';
import { SwitchChoice, Aging } from '@pendapa/ui-layout';
import { messages } from '../../messages/units.ts';
import { ofUp3d, province } from '../../questions/units.ts';
import { ALL_KINDS } from './use-unit-kinds.ts';

/** Line with the share of UP3D in all revenue, and a switch that adds other units. */
export function UnitScope({ children }: { readonly children?: ReactNode }) {
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 }}>
      {children}
      <Box sx={{ flex: '1 1 16rem', minHeight: { xs: 36, sm: 18 }, typography: 'caption', color: 'text.secondary' }}>
        <Aging old={[whole, part].some(({ state }) => state === 'updating')} markAt="bottom">
          {ratio === null ? '\u00a0' : t('scope.note', { share: format.percent(ratio) })}
          <UnappliedFiltersLine results={[whole, part]} />
        </Aging>
      </Box>
      <SwitchChoice label={t('scope.switch')} checked={all} onChoose={(every) => change({ kind: every ? [...ALL_KINDS] : [] })} />
    </Box>
  );
}
