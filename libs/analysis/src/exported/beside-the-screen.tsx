import { useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { OnPaper } from '@pendapa/charts';
import type { Drawn } from './registry.ts';
import { createTableSlot, TableSlotProvider } from './table-slot.ts';

/** Pixels: charts are as wide in every file, whatever screen they were made on, and as wide as a sheet that stands. */
const WIDTH = 690;

/** What scrolls on screen is drawn whole, and its headers stay with their rows: out of sight they would stick to the screen. */
const WHOLE = {
  '& [role="region"]': { maxHeight: 'none !important', overflow: 'visible !important' },
  '& [role="region"] th': { position: 'static !important' },
} as const;

export interface BesideTheScreenProps {
  /** Null where there is none to draw. */
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly onDrawn: (drawn: Drawn) => void;
}

/** Draws a chart and its table once, in the light theme and out of sight, and hands over what was drawn. */
export function BesideTheScreen({ chart, table, onDrawn }: BesideTheScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const [slot] = useState(createTableSlot);
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<Drawn> => {
      const { settledDrawing } = await import('./settled-drawing.ts');
      return { chart: root.current && (await settledDrawing(root.current)), table: slot.table() };
    };
    // A chart that cannot be drawn leaves its table, and the file says what it has.
    draw()
      .catch((): Drawn => ({ chart: null, table: slot.table() }))
      .then((drawn) => wanted && onDrawn(drawn));
    return () => {
      wanted = false;
    };
  }, [slot, onDrawn]);
  return (
    <Portal>
      <Box
        aria-hidden
        inert
        data-theme="light"
        sx={{ position: 'absolute', top: 0, left: -10_000, width: WIDTH, color: 'text.primary', displayPrint: 'none' }}
      >
        <Box ref={root} sx={WHOLE}>
          <OnPaper value>{chart}</OnPaper>
        </Box>
        <TableSlotProvider value={slot}>{table}</TableSlotProvider>
      </Box>
    </Portal>
  );
}
