/** The props of each view of the task wall's filters. */
export interface TaskFiltersProps {
  search: URLSearchParams;
  onFilter: (name: string, value: string) => void;
}
