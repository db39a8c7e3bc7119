import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { useHeatColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { hatchOf } from '../parts/fill.ts';
import type { HeatScale } from './heat-scale.ts';

/** Pixels of a class, wide enough for a bound below it. */
const STEP_WIDTH = 60;

const Legend = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(0.5, 0, 1),
  color: theme.vars.palette.text.secondary,
  '& ul': { display: 'flex', listStyle: 'none', margin: 0, padding: 0 },
  '& li': { flex: '1 1 0', position: 'relative', paddingBottom: 18 },
  '& .swatch': {
    display: 'block',
    height: 10,
    printColorAdjust: 'exact',
    border: `1px solid ${theme.vars.palette.divider}`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  // A bound stands below the line between its two classes.
  '& .bound': { position: 'absolute', top: 12, left: 0, transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& .unknown': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), lineHeight: '12px' },
  '& .unknown .swatch': { width: 24, backgroundImage: hatchOf(theme.vars.palette.outline) },
}));

export interface HeatLegendProps {
  readonly scale: HeatScale;
  /** Formats the bounds of the classes. */
  readonly words: (value: number) => string;
}

/** Legend of classes with bounds, and the hatching of unknown values. */
export function HeatLegend({ scale, words }: HeatLegendProps) {
  const t = useMessages(messages);
  const steps = useHeatColors()[scale.colors].slice(0, scale.bounds.length + 1);
  return (
    <Legend aria-hidden="true">
      <ul style={{ flexBasis: steps.length * STEP_WIDTH }}>
        {steps.map(({ ground }, index) => {
          const bound = scale.bounds[index - 1];
          return (
            <li key={ground}>
              <span className="swatch" style={{ background: ground }} />
              {bound !== undefined && <span className="bound">{words(bound)}</span>}
            </li>
          );
        })}
      </ul>
      <span className="unknown">
        <span className="swatch" />
        {t('noValue')}
      </span>
    </Legend>
  );
}
