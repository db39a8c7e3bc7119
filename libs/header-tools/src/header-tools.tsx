import type { Feature } from '@pendapa/page-manifest';
import { NoticesTool } from './notices/notices-tool.tsx';
import { SearchTool } from './search/search-tool.tsx';

/** What the header offers on every page: search and notifications. */
export const HeaderTools = ({ features }: { readonly features: readonly Feature[] }) => (
  <>
    <SearchTool features={features} />
    <NoticesTool />
  </>
);
