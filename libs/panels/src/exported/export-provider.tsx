import { useState, type ReactNode } from 'react';
import { ExportToolsProvider, type LoadExportTools } from './export-tools.ts';
import { createExportRegistry, ExportRegistryProvider } from './registry.ts';

export interface ExportProviderProps {
  readonly children: ReactNode;
  /** Export tools; without them pages offer no exports. */
  readonly tools?: LoadExportTools;
}

/** Provider of what panels register for files, and of the tools that make them. */
export function ExportProvider({ children, tools }: ExportProviderProps) {
  const [registry] = useState(createExportRegistry);
  return (
    <ExportRegistryProvider value={registry}>
      <ExportToolsProvider value={tools ?? null}>{children}</ExportToolsProvider>
    </ExportRegistryProvider>
  );
}
