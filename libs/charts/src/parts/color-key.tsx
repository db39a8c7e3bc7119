import { styled } from '@mui/material/styles';
import { Fill } from './fill.ts';
import { Tick, ticksIn, type TickKind, type Ticks } from './ticks.tsx';

export interface KeyEntry {
  readonly label: string;
  readonly color: string;
  readonly form: 'fill' | 'hatched' | 'dot' | 'ring' | 'line' | 'dashed';
}

export interface TickEntry {
  readonly label: string;
  readonly form: TickKind;
}

const isTickEntry = (entry: KeyEntry | TickEntry): entry is TickEntry => !('color' in entry);

/** Key entries of a chart's ticks. */
export const tickEntries = (names: Ticks<string>): readonly TickEntry[] => ticksIn(names).map(([form, label]) => ({ label, form }));

const List = styled('ul')(({ theme }) => ({
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

const Swatch = styled('span')({ position: 'relative', display: 'inline-block', flex: 'none', width: 12, height: 12 });
export const Dot = styled('span')({
  position: 'absolute',
  width: 10,
  height: 10,
  marginLeft: -5,
  top: 1,
  borderRadius: '50%',
  border: '2px solid',
  printColorAdjust: 'exact',
});

const dashes = (color: string): string => `repeating-linear-gradient(90deg, ${color} 0 4px, transparent 4px 6px)`;
const denseHatch = (color: string): string => `repeating-linear-gradient(45deg, ${color} 0 2px, transparent 2px 4px)`;

function Form({ color, form }: KeyEntry) {
  switch (form) {
    case 'fill':
      return <Fill style={{ left: 0, width: 12, background: color }} />;
    case 'line':
      return <Fill style={{ left: 0, width: 12, top: 4, bottom: 4, background: color }} />;
    case 'dashed':
      return <Fill style={{ left: 0, width: 12, top: 4, bottom: 4, backgroundImage: dashes(color) }} />;
    case 'hatched':
      return <Fill style={{ left: 0, width: 12, backgroundImage: denseHatch(color) }} />;
    case 'dot':
      return <Dot style={{ left: '50%', borderColor: color, background: color }} />;
    case 'ring':
      return <Dot style={{ left: '50%', borderColor: color }} />;
  }
}

/** Key of forms and colours above the chart, in the order of the data. */
export function ColorKey({ entries }: { readonly entries: readonly (KeyEntry | TickEntry)[] }) {
  return (
    <List aria-hidden="true">
      {entries.map((entry) => (
        <li key={`${entry.form} ${entry.label}`}>
          <Swatch>{isTickEntry(entry) ? <Tick kind={entry.form} at={50} /> : <Form {...entry} />}</Swatch>
          {entry.label}
        </li>
      ))}
    </List>
  );
}
