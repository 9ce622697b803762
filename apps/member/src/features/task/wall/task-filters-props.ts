/** What each view of the task wall's filters is given. */
export interface TaskFiltersProps {
  search: URLSearchParams;
  onFilter: (name: string, value: string) => void;
}
