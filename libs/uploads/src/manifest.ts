import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { defineFeature, IMPORT_PATH } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const uploadsFeature = defineFeature({
  key: 'uploads',
  label: 'group',
  icon: UploadFileOutlinedIcon,
  menu,
  pages: [{ path: IMPORT_PATH, label: 'import', icon: UploadFileOutlinedIcon, load: () => import('./pages/import-page.tsx'), menu: false }],
});
