import { createContext, useContext } from 'react';
import type { ExportTable } from '@pendapa/export-files';

type Making = () => ExportTable | null;

/** Holds the table of a panel while it is drawn: on screen, or beside it for a file. */
export interface TableSlot {
  /** Returns what lets go of it. */
  readonly hold: (making: Making) => () => void;
  readonly table: () => ExportTable | null;
}

export function createTableSlot(): TableSlot {
  let held: Making | null = null;
  return {
    hold: (making) => {
      held = making;
      return () => {
        if (held === making) held = null;
      };
    },
    table: () => held?.() ?? null,
  };
}

const SlotContext = createContext<TableSlot | null>(null);
export const TableSlotProvider = SlotContext.Provider;

/** Null outside of a panel. */
export const useTableSlot = (): TableSlot | null => useContext(SlotContext);
