import ChecklistOutlinedIcon from '@mui/icons-material/ChecklistOutlined';
import { defineFeature, WORK_LISTS_PATH } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const workListsFeature = defineFeature({
  key: 'work-lists',
  label: 'group',
  icon: ChecklistOutlinedIcon,
  menu,
  pages: [
    {
      path: WORK_LISTS_PATH,
      label: 'workLists',
      icon: ChecklistOutlinedIcon,
      load: () => import('./pages/work-lists-page.tsx'),
      menu: false,
    },
  ],
});
