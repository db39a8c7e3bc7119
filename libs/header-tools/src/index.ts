export { HeaderTools } from './header-tools.tsx';
export { UserTool, type UserToolProps } from './user/user-tool.tsx';
