export { BroadcastLine, BroadcastList, BroadcastSkeleton, type Broadcast } from './broadcast-list.tsx';
export { FilterBar } from './filter-bar.tsx';
export type { FilterGroup, FilterOption } from './filter-model.ts';
export { ResultHead } from './result-head.tsx';
export { SearchBar } from './search-bar.tsx';
export { SearchField } from './search-field.tsx';
export type { SearchOption, SearchOptions } from './search-lines.ts';
export { SearchNote } from './search-note.tsx';
