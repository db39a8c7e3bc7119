import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { useHeatColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { hatchOf } from '../parts/fill.ts';
import type { HeatScale } from './heat-scale.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 4,
  listStyle: 'none',
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  color: theme.vars.palette.text.secondary,
  li: { display: 'grid', justifyItems: 'center', padding: '0 1px', whiteSpace: 'nowrap' },
  'li > b': { fontWeight: 400, padding: '0 6px' },
  'li > span': {
    width: '100%',
    minWidth: 84,
    height: 10,
    printColorAdjust: 'exact',
    border: `1px solid ${theme.vars.palette.divider}`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    '@media print': { minWidth: 60 },
  },
  'li.unknown > span': { backgroundImage: hatchOf(theme.vars.palette.outline) },
}));

export interface HeatLegendProps {
  readonly scale: HeatScale;
  readonly words: (value: number) => string;
}

const labelOf = ({ bounds }: HeatScale, index: number, words: (value: number) => string): string => {
  const [from, to] = [bounds[index - 1], bounds[index]];
  if (from === undefined) return to === undefined ? '' : `< ${words(to)}`;
  return to === undefined ? `≥ ${words(from)}` : `${words(from)} – ${words(to)}`;
};

/** Legend of classes with bounds, and the hatching of unknown values. */
export function HeatLegend({ scale, words }: HeatLegendProps) {
  const t = useMessages(messages);
  const steps = useHeatColors()[scale.colors].slice(0, scale.bounds.length + 1);
  return (
    <List aria-hidden="true">
      {steps.map(({ ground }, index) => (
        <li key={ground}>
          <span style={{ background: ground }} />
          <b>{labelOf(scale, index, words)}</b>
        </li>
      ))}
      <li className="unknown">
        <span />
        <b>{t('noValue')}</b>
      </li>
    </List>
  );
}
