export { BottomNav } from './bottom-nav.tsx';
export { Footer, type FooterColumn } from './footer.tsx';
export { Frame } from './frame.tsx';
export { Header } from './header.tsx';
export { MainNav, type NavItem } from './main-nav.tsx';
