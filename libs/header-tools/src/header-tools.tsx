import type { Feature } from '@pendapa/page-manifest';
import type { LoadGuide } from './search/entry.ts';
import { NoticesTool } from './notices/notices-tool.tsx';
import { SearchTool } from './search/search-tool.tsx';

export interface HeaderToolsProps {
  readonly features: readonly Feature[];
  readonly loadGuide: LoadGuide;
}

/** Search and notifications, shown in the header of every page. */
export const HeaderTools = ({ features, loadGuide }: HeaderToolsProps) => (
  <>
    <SearchTool features={features} loadGuide={loadGuide} />
    <NoticesTool />
  </>
);
