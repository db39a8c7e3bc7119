import { createContext, useContext } from 'react';
import type { ExportTable } from '@pendapa/export-files';

type Making = () => ExportTable | null;

/** Slot for the table that a panel renders, on screen or off screen for a file. */
export interface TableSlot {
  /** Sets the table; returns a function that clears it. */
  readonly hold: (making: Making) => () => void;
  readonly table: () => ExportTable | null;
}

export function createTableSlot(): TableSlot {
  let current: Making | null = null;
  return {
    hold: (making) => {
      current = making;
      return () => {
        if (current === making) current = null;
      };
    },
    table: () => current?.() ?? null,
  };
}

const SlotContext = createContext<TableSlot | null>(null);
export const TableSlotProvider = SlotContext.Provider;

/** Null outside of a panel. */
export const useTableSlot = (): TableSlot | null => useContext(SlotContext);
