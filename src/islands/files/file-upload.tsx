import { useCallback, useState } from 'react'
import type { ShownFile } from '#contract/stored-file.ts'
import { Uploader } from './uploader.tsx'
import type { OnKept } from './use-uploads.ts'

/** Sends files to be kept. `page`: shows them in its list; it is opened anew once nothing is on its way. */
export const FileUpload = ({ page }: { page: string }) => {
  const [kept, setKept] = useState<readonly ShownFile[]>([])
  const onKept = useCallback<OnKept>(
    (file, left) => {
      setKept((all) => [...all, file])
      if (left === 0) location.assign(page)
    },
    [page],
  )
  return (
    <div className="stack">
      <Uploader kinds="asked" onKept={onKept} />
      {kept.length > 0 && (
        <p>
          {kept.map(({ name }) => `「${name}」`).join('')}をアップロードしました。
          <a href={page}>一覧を更新する</a>
        </p>
      )}
    </div>
  )
}
