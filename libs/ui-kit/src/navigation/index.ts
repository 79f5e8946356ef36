export { Breadcrumb, type BreadcrumbStep } from './breadcrumb.tsx';
