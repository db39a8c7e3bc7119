import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { RowList } from './row-list.tsx';

export interface Bullet {
  readonly key: string;
  readonly label: string;
  /** Bar and ticks on one scale for all rows, such as shares of each row's own target; null is not drawn. */
  readonly value: number | null;
  readonly thin: number | null;
  readonly solid: number | null;
  /** The value in words. */
  readonly text: string;
  /** Bar and ticks with all digits, for the pointer. */
  readonly exact: string;
  readonly detail?: ReactNode;
}

export interface BulletListProps {
  readonly bullets: readonly Bullet[];
  readonly description: string;
  /** Names of bar, thin and solid tick, for the key above the rows. */
  readonly names: { readonly bar: string; readonly thin: string | null; readonly solid: string };
}

/** Bars beyond this are cut, their figure says how far they reach: one extreme row must not flatten all others. */
const MOST = 1.5;
const HEADROOM = 1.06;

const Key = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  listStyle: 'none',
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  color: theme.vars.palette.text.secondary,
  li: { display: 'flex', alignItems: 'center', gap: 6 },
}));

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  height: 18,
  minWidth: 64,
  background: theme.vars.palette.action.hover,
  borderRadius: 2,
}));
const Fill = styled('span')({ position: 'absolute', left: 0, top: 4, bottom: 4, borderRadius: 2 });
const SolidTick = styled('span')({ position: 'absolute', top: 0, bottom: 0, width: 3, marginLeft: -1.5 });
const ThinTick = styled('span')({
  position: 'absolute',
  top: 1,
  bottom: 1,
  width: 5,
  marginLeft: -2.5,
  borderWidth: 1,
  borderStyle: 'solid',
  background: 'transparent',
});
const Swatch = styled('span')({ position: 'relative', display: 'inline-block', width: 12, height: 12 });

/** Actual as a bar against two ticks: the first budget thin and outlined, the one in force solid. */
export function BulletList({ bullets, description, names }: BulletListProps) {
  const colors = useChartColors();
  const most = Math.min(MOST, Math.max(1, ...bullets.flatMap(({ value, thin, solid }) => [value ?? 0, thin ?? 0, solid ?? 0])) * HEADROOM);
  const at = (value: number): string => `${(Math.min(Math.max(value, 0), most) / most) * 100}%`;
  return (
    <>
      <Key aria-hidden="true">
        <li>
          <Swatch>
            <Fill style={{ width: 12, background: colors.series[0], top: 2, bottom: 2 }} />
          </Swatch>
          {names.bar}
        </li>
        {names.thin !== null && (
          <li>
            <Swatch>
              <ThinTick style={{ left: '50%', borderColor: colors.target }} />
            </Swatch>
            {names.thin}
          </li>
        )}
        <li>
          <Swatch>
            <SolidTick style={{ left: '50%', background: colors.target }} />
          </Swatch>
          {names.solid}
        </li>
      </Key>
      <RowList aria-label={description}>
        {bullets.map(({ key, label, value, thin, solid, text, exact, detail }) => (
          <li key={key} title={`${label}: ${exact}`}>
            <span className="name">{label}</span>
            <span className="bar" aria-hidden="true">
              <Track>
                {value !== null && <Fill style={{ width: at(value), background: colors.series[0] }} />}
                {thin !== null && <ThinTick style={{ left: at(thin), borderColor: colors.target }} />}
                {solid !== null && <SolidTick style={{ left: at(solid), background: colors.target }} />}
              </Track>
            </span>
            <span className="figure">{text}</span>
            {detail !== undefined && <span className="detail">{detail}</span>}
          </li>
        ))}
      </RowList>
    </>
  );
}
