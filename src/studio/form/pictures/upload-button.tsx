import styles from '#studio/form/form.module.css'

type Props = { readonly title: string; readonly onFile: (file: File) => void }

export const UploadButton = ({ onFile, title }: Props) => (
  <label className={styles.upload}>
    <input
      type="file"
      accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif"
      aria-label={`Upload ${title}`}
      onChange={({ currentTarget }) => {
        const [chosen] = currentTarget.files ?? []
        if (chosen) onFile(chosen)
        // So that choosing the same file again is a change, too.
        currentTarget.value = ''
      }}
    />
    Upload
  </label>
)
