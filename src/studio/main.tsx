import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'

const root = document.getElementById('app')
if (root) createRoot(root).render(<h1>Content Studio</h1>)
