export { cardChip } from './card-chip.ts';
export { PANEL_AFTER_MS, PANEL_GOES_AFTER_MS, underPointer, type Under } from './card-panel.ts';
export { endOfList, NEAR_END_PX, REARM_PX } from './end-of-list.ts';
export { episodeState, seasonToOpen, type ComingDay, type EpisodeState } from './episode-state.ts';
export { facetCount } from './facets.ts';
export { rolesOf, worksInRole, type PersonRole, type RoleCount } from './filmography.ts';
export {
  FILTER_PAGE_SIZES,
  filteredRow,
  filterQuery,
  FILTERS,
  MOST_COUNTRIES,
  RATINGS,
  readFilters,
  rowFilters,
  SERIES_CATEGORY_ID,
  withFilter,
  type FilterId,
  type Filters,
} from './filters.ts';
export { filteredTitle, filterNames, yearName, type FilterNames, type FilterText } from './filter-names.ts';
export { isActiveRow, isShownRow, itemsOfRow, rowsOfPage, shownChannels } from './shown-row.ts';
export { catalogueOfPart, partTitle, type CatalogueOfPart } from './catalogue-part.ts';
export { hasRowPage } from './row-with-page.ts';
export { relatedRows, type RelatedRow } from './related.ts';
export { nearestRelaxed, type RelaxedFilters } from './relax-filters.ts';
export { isPersonalPage } from './personal-page.ts';
export { searchedTitle } from './searched-title.ts';
export { yearOptions, type YearOption } from './years.ts';
