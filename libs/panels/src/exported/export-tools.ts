import { createContext, useContext, type ComponentType } from 'react';
import type { FileFormat } from '@pendapa/export-files';
import type { ExportFigure, ExportPart } from './registry.ts';

/** Message after an export, or after a failure. */
export interface Notice {
  readonly severity: 'success' | 'warning' | 'info' | 'error';
  readonly text: string;
}

export interface ExportDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Read when the export begins. */
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  /** The sentence of the page. */
  readonly sentence?: () => string | null;
  /** Offered formats; all by default. */
  readonly formats?: readonly FileFormat[];
  readonly onClose: () => void;
  /** Called when a file was created, to close the dialog. */
  readonly onDone: (notice: Notice) => void;
}

export interface ExportNoticeProps {
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

/** Dialog, writer and messages of exports; provided by the layer above. */
export interface ExportTools {
  readonly Dialog: ComponentType<ExportDialogProps>;
  readonly Notice: ComponentType<ExportNoticeProps>;
}

/** Loads the code with the first export. */
export type LoadExportTools = () => Promise<ExportTools>;

const ToolsContext = createContext<LoadExportTools | null>(null);
export const ExportToolsProvider = ToolsContext.Provider;

/** Null where exports are off. */
export const useExportTools = (): LoadExportTools | null => useContext(ToolsContext);
