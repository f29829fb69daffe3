import { Dialog } from '#studio/ui/dialog.tsx'

export const SearchDialog = ({ onClose, open }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog open={open} title="Search" onClose={onClose} />
)
