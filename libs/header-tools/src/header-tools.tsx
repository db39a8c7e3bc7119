import type { Feature } from '@pendapa/page-manifest';
import { NoticesTool } from './notices/notices-tool.tsx';
import { SearchTool } from './search/search-tool.tsx';

/** Search and notifications, shown in the header of every page. */
export const HeaderTools = ({ features }: { readonly features: readonly Feature[] }) => (
  <>
    <SearchTool features={features} />
    <NoticesTool />
  </>
);
