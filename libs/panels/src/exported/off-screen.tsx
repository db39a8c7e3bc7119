import { useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { OnPaper } from '@pendapa/charts';
import type { RenderedPanel } from './registry.ts';
import { createTableSlot, TableSlotProvider } from './table-slot.ts';

/** Width of charts in files, in pixels: that of a portrait sheet, independent of the screen. */
const WIDTH = 690;

/** Renders scroll areas in full and headers not sticky, because sticky headers would move off screen. */
const UNSCROLLED = {
  '& [role="region"]': { maxHeight: 'none !important', overflow: 'visible !important' },
  '& [role="region"] th': { position: 'static !important' },
} as const;

export interface OffScreenProps {
  /** Null if there is no chart. */
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly onRender: (rendered: RenderedPanel) => void;
}

/** Renders a chart and its table off screen in the light theme, and returns the result once. */
export function OffScreen({ chart, table, onRender }: OffScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const [slot] = useState(createTableSlot);
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<RenderedPanel> => {
      const { settledDrawing } = await import('./settled-drawing.ts');
      return { chart: root.current && (await settledDrawing(root.current)), table: slot.table() };
    };
    // If a chart fails, the file contains its table only and says so.
    void draw()
      .catch((): RenderedPanel => ({ chart: null, table: slot.table() }))
      .then((rendered) => wanted && onRender(rendered));
    return () => {
      wanted = false;
    };
  }, [slot, onRender]);
  return (
    <Portal>
      <Box
        aria-hidden
        inert
        data-theme="light"
        sx={{ position: 'absolute', top: 0, left: -10_000, width: WIDTH, color: 'text.primary', displayPrint: 'none' }}
      >
        <Box ref={root} sx={UNSCROLLED}>
          <OnPaper value>{chart}</OnPaper>
        </Box>
        <TableSlotProvider value={slot}>{table}</TableSlotProvider>
      </Box>
    </Portal>
  );
}
