/** Generated: whether a document fits the schemas of request bodies in the shipped configuration. Run `npm run generate` and do not edit. */
var Ye=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(W){throw s=0,W}};var Xe=Ye(Ze=>{"use strict";Object.defineProperty(Ze,"__esModule",{value:!0});function Je(t){let s=t.length,W=0,F=0,C;for(;F<s;)W++,C=t.charCodeAt(F++),C>=55296&&
C<=56319&&F<s&&(C=t.charCodeAt(F),(C&64512)===56320&&F++);return W}Ze.default=Je;Je.code='require("ajv/dist/runtime/ucs2length").default'});var er=xe,oe={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose top-level members and tools are all known, so that a hold can be compu\
ted from them. Any other may refer to input that the body does not contain, or make the upstream call the model again: cachedContent, googleSearch, urlContext, \
codeExecution.",type:"object",additionalProperties:!1,properties:{model:{},contents:{},systemInstruction:{},system_instruction:{},generationConfig:{type:["objec\
t","null"]},generation_config:{type:["object","null"]},safetySettings:{},safety_settings:{},toolConfig:{},tool_config:{},labels:{},tools:{type:["array","null"],
items:{type:"object",additionalProperties:!1,properties:{functionDeclarations:{},function_declarations:{}}}}}},Me=Object.prototype.hasOwnProperty;function xe(t,{
instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g=e;for(let c in t)
if(!Me.call(oe.properties,c)){return xe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:oe,data:t}],!1;break}if(g===e){if(t.generationConfig!==void 0){let c=t.generationConfig,d=e;
if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return xe.errors=[{instancePath:s+"/generationConfig",schemaPath:"#/properties/generationConfig/type",keyword:"\
type",params:{type:oe.properties.generationConfig.type},message:"must be object,null",schema:oe.properties.generationConfig.type,parentSchema:oe.properties.generationConfig,
data:c}],!1;var i=d===e}else var i=!0;if(i){if(t.generation_config!==void 0){let c=t.generation_config,d=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)
return xe.errors=[{instancePath:s+"/generation_config",schemaPath:"#/properties/generation_config/type",keyword:"type",params:{type:oe.properties.generation_config.
type},message:"must be object,null",schema:oe.properties.generation_config.type,parentSchema:oe.properties.generation_config,data:c}],!1;var i=d===e}else var i=!0;
if(i)if(t.tools!==void 0){let c=t.tools,d=e;if(!Array.isArray(c)&&c!==null)return xe.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:oe.properties.tools.type},message:"must be array,null",schema:oe.properties.tools.type,parentSchema:oe.properties.tools,data:c}],!1;if(e===d&&
Array.isArray(c)){var y=!0;let p=c.length;for(let u=0;u<p;u++){let m=c[u],v=e;if(e===v)if(m&&typeof m=="object"&&!Array.isArray(m)){for(let a in m)if(!(a==="fun\
ctionDeclarations"||a==="function_declarations")){return xe.errors=[{instancePath:s+"/tools/"+u,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:oe.properties.tools.items,data:m}],!1;break}}else
return xe.errors=[{instancePath:s+"/tools/"+u,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.
properties.tools.items.type,parentSchema:oe.properties.tools.items,data:m}],!1;var y=v===e;if(!y)break}}var i=d===e}else var i=!0}}}else return xe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:t}],!1;return xe.errors=r,e===0}var rr=We,
Be={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are inline images. Others may cos\
t anything: files, inline audio, video and documents, and parts that are not listed.",type:"object",properties:{contents:{type:"array",items:{$ref:"#/definition\
s/content"}},systemInstruction:{$ref:"#/definitions/instruction"},system_instruction:{$ref:"#/definitions/instruction"}},definitions:{content:{type:"object",properties:{
parts:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},instruction:{type:["object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"\
#/definitions/text"},additionalProperties:!1,properties:{text:{}}}}},text:{type:"object",additionalProperties:!1,properties:{text:{type:"string"}}},part:{type:"\
object",additionalProperties:!1,properties:{text:{},thought:{},thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},mediaResolution:{},media_resolution:{},
functionCall:{},function_call:{},functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"#/definitions/response"},executableCode:{},executable_code:{},
codeExecutionResult:{},code_execution_result:{},inlineData:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{
$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]},inline_data:{type:["o\
bject","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},
display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},response:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},
response:{},willContinue:{},will_continue:{},scheduling:{}}},image:{enum:["image/png","image/jpeg","image/jpg","image/webp","image/avif","image/heic","image/hei\
f"]}}},Ke={type:"object",properties:{parts:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},Z={type:"object",additionalProperties:!1,properties:{text:{},
thought:{},thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},mediaResolution:{},media_resolution:{},functionCall:{},function_call:{},functionResponse:{
$ref:"#/definitions/response"},function_response:{$ref:"#/definitions/response"},executableCode:{},executable_code:{},codeExecutionResult:{},code_execution_result:{},
inlineData:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"\
string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","null"],additionalProperties:!1,properties:{
mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},
{required:["mime_type"]}]}}},Te={type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},will_continue:{},scheduling:{}}},
he={enum:["image/png","image/jpeg","image/jpg","image/webp","image/avif","image/heic","image/heif"]};function ee(t,{instancePath:s="",parentData:W,parentDataProperty:F,
rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P=e;for(let p in t)if(!Me.call(Z.properties,p)){return ee.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:Z,
data:t}],!1;break}if(P===e){if(t.functionResponse!==void 0){let p=t.functionResponse,u=e,m=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null)return ee.
errors=[{instancePath:s+"/functionResponse",schemaPath:"#/definitions/response/type",keyword:"type",params:{type:Te.type},message:"must be object,null",schema:Te.
type,parentSchema:Te,data:p}],!1;if(e===m&&p&&typeof p=="object"&&!Array.isArray(p)){for(let v in p)if(!(v==="id"||v==="name"||v==="response"||v==="willContinue"||
v==="will_continue"||v==="scheduling")){return ee.errors=[{instancePath:s+"/functionResponse",schemaPath:"#/definitions/response/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:Te,data:p}],!1;break}}var i=u===e}else var i=!0;
if(i){if(t.function_response!==void 0){let p=t.function_response,u=e,m=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null)return ee.errors=[{instancePath:s+
"/function_response",schemaPath:"#/definitions/response/type",keyword:"type",params:{type:Te.type},message:"must be object,null",schema:Te.type,parentSchema:Te,
data:p}],!1;if(e===m&&p&&typeof p=="object"&&!Array.isArray(p)){for(let b in p)if(!(b==="id"||b==="name"||b==="response"||b==="willContinue"||b==="will_continue"||
b==="scheduling")){return ee.errors=[{instancePath:s+"/function_response",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:Te,data:p}],!1;break}}var i=u===e}else var i=!0;if(i){if(t.inlineData!==
void 0){let p=t.inlineData,u=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null)return ee.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties\
/inlineData/type",keyword:"type",params:{type:Z.properties.inlineData.type},message:"must be object,null",schema:Z.properties.inlineData.type,parentSchema:Z.properties.
inlineData,data:p}],!1;let m=e,v=!1,b=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.mimeType===void 0&&(n="mimeType")){let l={instancePath:s+"/inlin\
eData",schemaPath:"#/properties/inlineData/anyOf/0/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'",schema:Z.
properties.inlineData.anyOf[0].required,parentSchema:Z.properties.inlineData.anyOf[0],data:p};r===null?r=[l]:r.push(l),e++}}var y=b===e;if(v=v||y,!v){let n=e;if(p&&
typeof p=="object"&&!Array.isArray(p)){let w;if(p.mime_type===void 0&&(w="mime_type")){let f={instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/a\
nyOf/1/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:Z.properties.inlineData.anyOf[1].required,parentSchema:Z.
properties.inlineData.anyOf[1],data:p};r===null?r=[f]:r.push(f),e++}}var y=n===e;v=v||y}if(v)e=m,r!==null&&(m?r.length=m:r=null);else{let n={instancePath:s+"/in\
lineData",schemaPath:"#/properties/inlineData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:Z.properties.inlineData.anyOf,parentSchema:Z.
properties.inlineData,data:p};return r===null?r=[n]:r.push(n),e++,ee.errors=r,!1}if(e===u&&p&&typeof p=="object"&&!Array.isArray(p)){let n=e;for(let l in p)if(!(l===
"mimeType"||l==="mime_type"||l==="data"||l==="displayName"||l==="display_name")){return ee.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inline\
Data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:Z.properties.
inlineData,data:p}],!1;break}if(n===e){if(p.mimeType!==void 0){let l=p.mimeType,w=e;if(!(l==="image/png"||l==="image/jpeg"||l==="image/jpg"||l==="image/webp"||l===
"image/avif"||l==="image/heic"||l==="image/heif"))return ee.errors=[{instancePath:s+"/inlineData/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",
params:{allowedValues:he.enum},message:"must be equal to one of the allowed values",schema:he.enum,parentSchema:he,data:l}],!1;var g=w===e}else var g=!0;if(g){if(p.
mime_type!==void 0){let l=p.mime_type,w=e;if(!(l==="image/png"||l==="image/jpeg"||l==="image/jpg"||l==="image/webp"||l==="image/avif"||l==="image/heic"||l==="im\
age/heif"))return ee.errors=[{instancePath:s+"/inlineData/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:he.enum},message:"\
must be equal to one of the allowed values",schema:he.enum,parentSchema:he,data:l}],!1;var g=w===e}else var g=!0;if(g)if(p.data!==void 0){let l=p.data,w=e;if(typeof l!=
"string")return ee.errors=[{instancePath:s+"/inlineData/data",schemaPath:"#/properties/inlineData/properties/data/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Z.properties.inlineData.properties.data.type,parentSchema:Z.properties.inlineData.properties.data,data:l}],!1;var g=w===e}else var g=!0}}}
var i=u===e}else var i=!0;if(i)if(t.inline_data!==void 0){let p=t.inline_data,u=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null)return ee.errors=[{instancePath:s+
"/inline_data",schemaPath:"#/properties/inline_data/type",keyword:"type",params:{type:Z.properties.inline_data.type},message:"must be object,null",schema:Z.properties.
inline_data.type,parentSchema:Z.properties.inline_data,data:p}],!1;let m=e,v=!1,b=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.mimeType===void 0&&(n=
"mimeType")){let l={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf/0/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'",schema:Z.properties.inline_data.anyOf[0].required,parentSchema:Z.properties.inline_data.anyOf[0],data:p};r===null?r=[l]:r.push(
l),e++}}var c=b===e;if(v=v||c,!v){let n=e;if(p&&typeof p=="object"&&!Array.isArray(p)){let w;if(p.mime_type===void 0&&(w="mime_type")){let f={instancePath:s+"/i\
nline_data",schemaPath:"#/properties/inline_data/anyOf/1/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:Z.
properties.inline_data.anyOf[1].required,parentSchema:Z.properties.inline_data.anyOf[1],data:p};r===null?r=[f]:r.push(f),e++}}var c=n===e;v=v||c}if(v)e=m,r!==null&&
(m?r.length=m:r=null);else{let n={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf",schema:Z.properties.inline_data.anyOf,parentSchema:Z.properties.inline_data,data:p};return r===null?r=[n]:r.push(n),e++,ee.errors=r,!1}if(e===u&&p&&
typeof p=="object"&&!Array.isArray(p)){let n=e;for(let l in p)if(!(l==="mimeType"||l==="mime_type"||l==="data"||l==="displayName"||l==="display_name")){return ee.
errors=[{instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties",schema:!1,parentSchema:Z.properties.inline_data,data:p}],!1;break}if(n===e){if(p.mimeType!==void 0){let l=p.mimeType,w=e;if(!(l===
"image/png"||l==="image/jpeg"||l==="image/jpg"||l==="image/webp"||l==="image/avif"||l==="image/heic"||l==="image/heif"))return ee.errors=[{instancePath:s+"/inli\
ne_data/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:he.enum},message:"must be equal to one of the allowed values",schema:he.
enum,parentSchema:he,data:l}],!1;var d=w===e}else var d=!0;if(d){if(p.mime_type!==void 0){let l=p.mime_type,w=e;if(!(l==="image/png"||l==="image/jpeg"||l==="ima\
ge/jpg"||l==="image/webp"||l==="image/avif"||l==="image/heic"||l==="image/heif"))return ee.errors=[{instancePath:s+"/inline_data/mime_type",schemaPath:"#/defini\
tions/image/enum",keyword:"enum",params:{allowedValues:he.enum},message:"must be equal to one of the allowed values",schema:he.enum,parentSchema:he,data:l}],!1;
var d=w===e}else var d=!0;if(d)if(p.data!==void 0){let l=p.data,w=e;if(typeof l!="string")return ee.errors=[{instancePath:s+"/inline_data/data",schemaPath:"#/pr\
operties/inline_data/properties/data/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.inline_data.properties.data.type,parentSchema:Z.
properties.inline_data.properties.data,data:l}],!1;var d=w===e}else var d=!0}}}var i=u===e}else var i=!0}}}}else return ee.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:t}],!1;return ee.errors=r,e===0}function $e(t,{instancePath:s="",
parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parts!==void 0){let y=t.parts,g=e;
if(!Array.isArray(y)&&y!==null)return $e.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Ke.properties.parts.type},
message:"must be array,null",schema:Ke.properties.parts.type,parentSchema:Ke.properties.parts,data:y}],!1;if(e===g&&Array.isArray(y)){var i=!0;let c=y.length;for(let d=0;d<
c;d++){let P=e;ee(y[d],{instancePath:s+"/parts/"+d,parentData:y,parentDataProperty:d,rootData:C})||(r=r===null?ee.errors:r.concat(ee.errors),e=r.length);var i=P===
e;if(!i)break}}}}else return $e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ke.type,parentSchema:Ke,
data:t}],!1;return $e.errors=r,e===0}var Le={type:["object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"#/definitions/text"},additionalProperties:!1,
properties:{text:{}}}}},Ue={type:"object",additionalProperties:!1,properties:{text:{type:"string"}}};function ue(t,{instancePath:s="",parentData:W,parentDataProperty:F,
rootData:C=t}={}){let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:Le.type},message:"must be object,null",schema:Le.type,parentSchema:Le,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)&&t.parts!==void 0){let y=t.
parts,g=e;if(typeof y!="object")return ue.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Le.properties.parts.
type},message:"must be array,object,null",schema:Le.properties.parts.type,parentSchema:Le.properties.parts,data:y}],!1;if(e===g){if(Array.isArray(y)){var i=!0;let c=y.
length;for(let d=0;d<c;d++){let P=y[d],p=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let v=e;for(let b in P)if(b!=="text"){return ue.errors=[{instancePath:s+
"/parts/"+d,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional \
properties",schema:!1,parentSchema:Ue,data:P}],!1;break}if(v===e&&P.text!==void 0){let b=P.text;if(typeof b!="string")return ue.errors=[{instancePath:s+"/parts/"+
d+"/text",schemaPath:"#/definitions/text/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ue.properties.text.type,parentSchema:Ue.
properties.text,data:b}],!1}}else return ue.errors=[{instancePath:s+"/parts/"+d,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Ue.type,parentSchema:Ue,data:P}],!1;var i=p===e;if(!i)break}}if(e===g&&y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(c!=="t\
ext"){return ue.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:Le.properties.parts,data:y}],!1;break}}}}return ue.errors=r,e===0}function We(t,{instancePath:s="",
parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let g=t.contents,
c=e;if(e===c)if(Array.isArray(g)){var i=!0;let d=g.length;for(let P=0;P<d;P++){let p=e;$e(g[P],{instancePath:s+"/contents/"+P,parentData:g,parentDataProperty:P,
rootData:C})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var i=p===e;if(!i)break}}else return We.errors=[{instancePath:s+"/contents",schemaPath:"#/pr\
operties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Be.properties.contents.type,parentSchema:Be.properties.contents,data:g}],
!1;var y=c===e}else var y=!0;if(y){if(t.systemInstruction!==void 0){let g=e;ue(t.systemInstruction,{instancePath:s+"/systemInstruction",parentData:t,parentDataProperty:"\
systemInstruction",rootData:C})||(r=r===null?ue.errors:r.concat(ue.errors),e=r.length);var y=g===e}else var y=!0;if(y)if(t.system_instruction!==void 0){let g=e;
ue(t.system_instruction,{instancePath:s+"/system_instruction",parentData:t,parentDataProperty:"system_instruction",rootData:C})||(r=r===null?ue.errors:r.concat(
ue.errors),e=r.length);var y=g===e}else var y=!0}}else return We.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:Be.type,parentSchema:Be,data:t}],!1;return We.errors=r,e===0}var tr=we,ae={$schema:"http://json-schema.org/draft-07/schema#",description:"Bod\
ies whose top-level members are all known, so that a hold can be computed from them. Any other member may refer to input that the body does not contain, or make\
 the upstream call the model again: mcp_servers, container.",type:"object",additionalProperties:!1,properties:{model:{},messages:{},system:{},max_tokens:{},metadata:{},
stop_sequences:{},stream:{},temperature:{},top_k:{},top_p:{},tool_choice:{},thinking:{},service_tier:{},speed:{},inference_geo:{},output_config:{},output_format:{},
cache_control:{},tools:{type:["array","null"],items:{type:"object"}},context_management:{type:["object","null"],additionalProperties:!1,properties:{edits:{type:[
"array","null"],items:{type:"object"}}}}}};function we(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let c=e;for(let d in t)if(!Me.call(ae.properties,d)){return we.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:ae,data:t}],!1;break}if(c===e){if(t.tools!==
void 0){let d=t.tools,P=e;if(!Array.isArray(d)&&d!==null)return we.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{
type:ae.properties.tools.type},message:"must be array,null",schema:ae.properties.tools.type,parentSchema:ae.properties.tools,data:d}],!1;if(e===P&&Array.isArray(
d)){var i=!0;let p=d.length;for(let u=0;u<p;u++){let m=d[u],v=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return we.errors=[{instancePath:s+"/tools/"+u,schemaPath:"\
#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ae.properties.tools.items.type,parentSchema:ae.properties.tools.
items,data:m}],!1;var i=v===e;if(!i)break}}var y=P===e}else var y=!0;if(y)if(t.context_management!==void 0){let d=t.context_management,P=e;if(!(d&&typeof d=="ob\
ject"&&!Array.isArray(d))&&d!==null)return we.errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{
type:ae.properties.context_management.type},message:"must be object,null",schema:ae.properties.context_management.type,parentSchema:ae.properties.context_management,
data:d}],!1;if(e===P&&d&&typeof d=="object"&&!Array.isArray(d)){let u=e;for(let m in d)if(m!=="edits"){return we.errors=[{instancePath:s+"/context_management",schemaPath:"\
#/properties/context_management/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",
schema:!1,parentSchema:ae.properties.context_management,data:d}],!1;break}if(u===e&&d.edits!==void 0){let m=d.edits,v=e;if(!Array.isArray(m)&&m!==null)return we.
errors=[{instancePath:s+"/context_management/edits",schemaPath:"#/properties/context_management/properties/edits/type",keyword:"type",params:{type:ae.properties.
context_management.properties.edits.type},message:"must be array,null",schema:ae.properties.context_management.properties.edits.type,parentSchema:ae.properties.
context_management.properties.edits,data:m}],!1;if(e===v&&Array.isArray(m)){var g=!0;let b=m.length;for(let a=0;a<b;a++){let n=m[a],l=e;if(!(n&&typeof n=="objec\
t"&&!Array.isArray(n)))return we.errors=[{instancePath:s+"/context_management/edits/"+a,schemaPath:"#/properties/context_management/properties/edits/items/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ae.properties.context_management.properties.edits.items.type,parentSchema:ae.properties.context_management.
properties.edits.items,data:n}],!1;var g=l===e;if(!g)break}}}}var y=P===e}else var y=!0}}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:t}],!1;return we.errors=r,e===0}var sr=De,se={$schema:"http://json-schema\
.org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are images. Others may cost anything: documents other than text,\
 files, results of tools that the upstream ran, and parts that are not listed.",type:"object",properties:{system:{anyOf:[{type:["string","null"]},{type:"array",
items:{$ref:"#/definitions/text"}}]},messages:{type:"array",items:{type:"object",properties:{content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/defini\
tions/part"}},else:{type:"string"}}}}}},definitions:{text:{type:"object",required:["type"],properties:{type:{const:"text"}}},part:{type:"object",required:["type"],
properties:{type:{enum:["text","image","document","search_result","thinking","redacted_thinking","tool_use","tool_result"]}},allOf:[{$ref:"#/definitions/sources"},
{if:{properties:{type:{const:"tool_result"}}},then:{properties:{content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/inner"}},else:{type:["s\
tring","null"]}}}}}]},inner:{type:"object",required:["type"],properties:{type:{enum:["text","image","document","search_result"]}},allOf:[{$ref:"#/definitions/so\
urces"}]},sources:{type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"object",required:["type"],properties:{
type:{enum:["base64","url","file"]}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{type:"object",required:["type"],
properties:{type:{enum:["text","content"]}},if:{properties:{type:{const:"content"}}},then:{properties:{content:{if:{type:"array"},then:{type:"array",items:{$ref:"\
#/definitions/text"}},else:{type:"string"}}}}}}}}]}}},Oe={type:"object",required:["type"],properties:{type:{const:"text"}}},ne={type:"object",required:["type"],
properties:{type:{enum:["text","image","document","search_result","thinking","redacted_thinking","tool_use","tool_result"]}},allOf:[{$ref:"#/definitions/sources"},
{if:{properties:{type:{const:"tool_result"}}},then:{properties:{content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/inner"}},else:{type:["s\
tring","null"]}}}}}]},$={type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"object",required:["typ\
e"],properties:{type:{enum:["base64","url","file"]}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{type:"object",
required:["type"],properties:{type:{enum:["text","content"]}},if:{properties:{type:{const:"content"}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}}]};function X(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,
e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t)))return X.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:$.type,parentSchema:$,data:t}],!1;let i=e,y=e,g=!0,c=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="image"){let b={};r===
null?r=[b]:r.push(b),e++}var d=c===e;if(e=y,r!==null&&(y?r.length=y:r=null),d){let b=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.source===void 0&&
(n="source"))return X.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:n},message:"must have required pro\
perty '"+n+"'",schema:$.allOf[0].then.required,parentSchema:$.allOf[0].then,data:t}],!1;if(t.source!==void 0){let l=t.source;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let f;if(l.type===void 0&&(f="type"))return X.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/required",keyword:"\
required",params:{missingProperty:f},message:"must have required property '"+f+"'",schema:$.allOf[0].then.properties.source.required,parentSchema:$.allOf[0].then.
properties.source,data:l}],!1;if(l.type!==void 0){let o=l.type;if(!(o==="base64"||o==="url"||o==="file"))return X.errors=[{instancePath:s+"/source/type",schemaPath:"\
#/allOf/0/then/properties/source/properties/type/enum",keyword:"enum",params:{allowedValues:$.allOf[0].then.properties.source.properties.type.enum},message:"mus\
t be equal to one of the allowed values",schema:$.allOf[0].then.properties.source.properties.type.enum,parentSchema:$.allOf[0].then.properties.source.properties.
type,data:o}],!1}}else return X.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:$.allOf[0].then.properties.source.type,parentSchema:$.allOf[0].then.properties.source,data:l}],!1}}var d=b===e;g=d}if(!g){let b={instancePath:s,
schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.allOf[0].if,parentSchema:$.allOf[0],data:t};return r===
null?r=[b]:r.push(b),e++,X.errors=r,!1}var P=i===e;if(P){let b=e,a=e,n=!0,l=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="document"){
let f={};r===null?r=[f]:r.push(f),e++}var p=l===e;if(e=a,r!==null&&(a?r.length=a:r=null),p){let f=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let U;if(t.source===
void 0&&(U="source"))return X.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:U},message:"must have requ\
ired property '"+U+"'",schema:$.allOf[1].then.required,parentSchema:$.allOf[1].then,data:t}],!1;if(t.source!==void 0){let E=t.source,S=e,k=e,O=!0,Y=e;if(E&&typeof E==
"object"&&!Array.isArray(E)&&E.type!==void 0&&E.type!=="content"){let T={};r===null?r=[T]:r.push(T),e++}var u=Y===e;if(e=k,r!==null&&(k?r.length=k:r=null),u){let T=e;
if(E&&typeof E=="object"&&!Array.isArray(E)&&E.content!==void 0){let N=E.content,H=e,ge=!0,re=e;if(!Array.isArray(N)){let I={};r===null?r=[I]:r.push(I),e++}var m=re===
e;e=H,r!==null&&(H?r.length=H:r=null);let K;if(m){let I=e;if(e===I)if(Array.isArray(N)){var v=!0;let me=N.length;for(let V=0;V<me;V++){let R=N[V],ie=e;if(e===e)
if(R&&typeof R=="object"&&!Array.isArray(R)){let M;if(R.type===void 0&&(M="type"))return X.errors=[{instancePath:s+"/source/content/"+V,schemaPath:"#/definition\
s/text/required",keyword:"required",params:{missingProperty:M},message:"must have required property '"+M+"'",schema:Oe.required,parentSchema:Oe,data:R}],!1;if(R.
type!==void 0){let z=R.type;if(z!=="text")return X.errors=[{instancePath:s+"/source/content/"+V+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"\
const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:Oe.properties.type,data:z}],!1}}else return X.errors=[{instancePath:s+
"/source/content/"+V,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Oe.type,parentSchema:Oe,data:R}],
!1;var v=ie===e;if(!v)break}}else return X.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/then/properties/content/then/t\
ype",keyword:"type",params:{type:"array"},message:"must be array",schema:$.allOf[1].then.properties.source.then.properties.content.then.type,parentSchema:$.allOf[1].
then.properties.source.then.properties.content.then,data:N}],!1;var m=I===e;ge=m,K="then"}else{let I=e;if(typeof N!="string")return X.errors=[{instancePath:s+"/\
source/content",schemaPath:"#/allOf/1/then/properties/source/then/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
allOf[1].then.properties.source.then.properties.content.else.type,parentSchema:$.allOf[1].then.properties.source.then.properties.content.else,data:N}],!1;var m=I===
e;ge=m,K="else"}if(!ge){let I={instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/then/properties/content/if",keyword:"if",params:{failingKeyword:K},
message:'must match "'+K+'" schema',schema:$.allOf[1].then.properties.source.then.properties.content.if,parentSchema:$.allOf[1].then.properties.source.then.properties.
content,data:N};return r===null?r=[I]:r.push(I),e++,X.errors=r,!1}}var u=T===e;O=u}if(!O){let T={instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/\
source/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.allOf[1].then.properties.source.if,parentSchema:$.allOf[1].then.
properties.source,data:E};return r===null?r=[T]:r.push(T),e++,X.errors=r,!1}if(e===S)if(E&&typeof E=="object"&&!Array.isArray(E)){let T;if(E.type===void 0&&(T="\
type"))return X.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/required",keyword:"required",params:{missingProperty:T},message:"\
must have required property '"+T+"'",schema:$.allOf[1].then.properties.source.required,parentSchema:$.allOf[1].then.properties.source,data:E}],!1;if(E.type!==void 0){
let q=E.type;if(!(q==="text"||q==="content"))return X.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/1/then/properties/source/properties/type/enum",
keyword:"enum",params:{allowedValues:$.allOf[1].then.properties.source.properties.type.enum},message:"must be equal to one of the allowed values",schema:$.allOf[1].
then.properties.source.properties.type.enum,parentSchema:$.allOf[1].then.properties.source.properties.type,data:q}],!1}}else return X.errors=[{instancePath:s+"/\
source",schemaPath:"#/allOf/1/then/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.allOf[1].then.properties.source.
type,parentSchema:$.allOf[1].then.properties.source,data:E}],!1}}var p=f===e;n=p}if(!n){let f={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema',schema:$.allOf[1].if,parentSchema:$.allOf[1],data:t};return r===null?r=[f]:r.push(f),e++,X.errors=r,!1}var P=b===e}return X.
errors=r,e===0}var Re={type:"object",required:["type"],properties:{type:{enum:["text","image","document","search_result"]}},allOf:[{$ref:"#/definitions/sources"}]};
function Ie(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(X(t,{instancePath:s,parentData:W,parentDataProperty:F,rootData:C})||
(r=r===null?X.errors:r.concat(X.errors),e=r.length),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.type===void 0&&(i="type"))return Ie.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'",schema:Re.required,parentSchema:Re,data:t}],
!1;if(t.type!==void 0){let y=t.type;if(!(y==="text"||y==="image"||y==="document"||y==="search_result"))return Ie.errors=[{instancePath:s+"/type",schemaPath:"#/p\
roperties/type/enum",keyword:"enum",params:{allowedValues:Re.properties.type.enum},message:"must be equal to one of the allowed values",schema:Re.properties.type.
enum,parentSchema:Re.properties.type,data:y}],!1}}else return Ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:Re.type,parentSchema:Re,data:t}],!1;return Ie.errors=r,e===0}function be(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){
let r=null,e=0,i=e;X(t,{instancePath:s,parentData:W,parentDataProperty:F,rootData:C})||(r=r===null?X.errors:r.concat(X.errors),e=r.length);var y=i===e;if(y){let P=e,
p=e,u=!0,m=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="tool_result"){let b={};r===null?r=[b]:r.push(b),e++}var g=m===e;if(e=p,r!==
null&&(p?r.length=p:r=null),g){let b=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let n=t.content,l=e,w=!0,f=e;if(!Array.isArray(n)){let U={};
r===null?r=[U]:r.push(U),e++}var c=f===e;e=l,r!==null&&(l?r.length=l:r=null);let o;if(c){let U=e;if(e===U)if(Array.isArray(n)){var d=!0;let S=n.length;for(let k=0;k<
S;k++){let O=e;Ie(n[k],{instancePath:s+"/content/"+k,parentData:n,parentDataProperty:k,rootData:C})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var d=O===
e;if(!d)break}}else return be.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/then/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:ne.allOf[1].then.properties.content.then.type,parentSchema:ne.allOf[1].then.properties.content.then,data:n}],!1;var c=U===e;w=c,o="then"}else{
let U=e;if(typeof n!="string"&&n!==null)return be.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/else/type",keyword:"type",params:{
type:ne.allOf[1].then.properties.content.else.type},message:"must be string,null",schema:ne.allOf[1].then.properties.content.else.type,parentSchema:ne.allOf[1].
then.properties.content.else,data:n}],!1;var c=U===e;w=c,o="else"}if(!w){let U={instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/if",keyword:"\
if",params:{failingKeyword:o},message:'must match "'+o+'" schema',schema:ne.allOf[1].then.properties.content.if,parentSchema:ne.allOf[1].then.properties.content,
data:n};return r===null?r=[U]:r.push(U),e++,be.errors=r,!1}}var g=b===e;u=g}if(!u){let b={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema',schema:ne.allOf[1].if,parentSchema:ne.allOf[1],data:t};return r===null?r=[b]:r.push(b),e++,be.errors=r,!1}var y=P===e}
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.type===void 0&&(P="type"))return be.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:P},message:"must have required property '"+P+"'",schema:ne.required,parentSchema:ne,data:t}],!1;if(t.type!==void 0){let p=t.type;
if(!(p==="text"||p==="image"||p==="document"||p==="search_result"||p==="thinking"||p==="redacted_thinking"||p==="tool_use"||p==="tool_result"))return be.errors=
[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ne.properties.type.enum},message:"must be equal to one of the \
allowed values",schema:ne.properties.type.enum,parentSchema:ne.properties.type,data:p}],!1}}else return be.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:t}],!1;return be.errors=r,e===0}function De(t,{instancePath:s="",parentData:W,
parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.system!==void 0){let p=t.system,u=e,m=e,v=!1,b=e;
if(typeof p!="string"&&p!==null){let a={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/0/type",keyword:"type",params:{type:se.properties.system.
anyOf[0].type},message:"must be string,null",schema:se.properties.system.anyOf[0].type,parentSchema:se.properties.system.anyOf[0],data:p};r===null?r=[a]:r.push(
a),e++}var i=b===e;if(v=v||i,!v){let a=e;if(e===a)if(Array.isArray(p)){var y=!0;let l=p.length;for(let w=0;w<l;w++){let f=p[w],o=e;if(e===e)if(f&&typeof f=="obj\
ect"&&!Array.isArray(f)){let S;if(f.type===void 0&&(S="type")){let k={instancePath:s+"/system/"+w,schemaPath:"#/definitions/text/required",keyword:"required",params:{
missingProperty:S},message:"must have required property '"+S+"'",schema:Oe.required,parentSchema:Oe,data:f};r===null?r=[k]:r.push(k),e++}else if(f.type!==void 0){
let k=f.type;if(k!=="text"){let O={instancePath:s+"/system/"+w+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:Oe.properties.type,data:k};r===null?r=[O]:r.push(O),e++}}}else{let S={instancePath:s+"/sys\
tem/"+w,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Oe.type,parentSchema:Oe,data:f};r===null?r=[S]:
r.push(S),e++}var y=o===e;if(!y)break}}else{let l={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:se.properties.system.anyOf[1].type,parentSchema:se.properties.system.anyOf[1],data:p};r===null?r=[l]:r.push(l),e++}var i=a===e;v=v||i}if(v)
e=m,r!==null&&(m?r.length=m:r=null);else{let a={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"must match a \
schema in anyOf",schema:se.properties.system.anyOf,parentSchema:se.properties.system,data:p};return r===null?r=[a]:r.push(a),e++,De.errors=r,!1}var g=u===e}else
var g=!0;if(g)if(t.messages!==void 0){let p=t.messages,u=e;if(e===u)if(Array.isArray(p)){var c=!0;let v=p.length;for(let b=0;b<v;b++){let a=p[b],n=e;if(e===n)if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.content!==void 0){let w=a.content,f=e,o=!0,U=e;if(!Array.isArray(w)){let S={};r===null?r=[S]:r.push(S),e++}var d=U===
e;e=f,r!==null&&(f?r.length=f:r=null);let E;if(d){let S=e;if(e===S)if(Array.isArray(w)){var P=!0;let O=w.length;for(let Y=0;Y<O;Y++){let T=e;be(w[Y],{instancePath:s+
"/messages/"+b+"/content/"+Y,parentData:w,parentDataProperty:Y,rootData:C})||(r=r===null?be.errors:r.concat(be.errors),e=r.length);var P=T===e;if(!P)break}}else
return De.errors=[{instancePath:s+"/messages/"+b+"/content",schemaPath:"#/properties/messages/items/properties/content/then/type",keyword:"type",params:{type:"a\
rray"},message:"must be array",schema:se.properties.messages.items.properties.content.then.type,parentSchema:se.properties.messages.items.properties.content.then,
data:w}],!1;var d=S===e;o=d,E="then"}else{let S=e;if(typeof w!="string")return De.errors=[{instancePath:s+"/messages/"+b+"/content",schemaPath:"#/properties/mes\
sages/items/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties.messages.items.properties.content.
else.type,parentSchema:se.properties.messages.items.properties.content.else,data:w}],!1;var d=S===e;o=d,E="else"}if(!o){let S={instancePath:s+"/messages/"+b+"/c\
ontent",schemaPath:"#/properties/messages/items/properties/content/if",keyword:"if",params:{failingKeyword:E},message:'must match "'+E+'" schema',schema:se.properties.
messages.items.properties.content.if,parentSchema:se.properties.messages.items.properties.content,data:w};return r===null?r=[S]:r.push(S),e++,De.errors=r,!1}}}else
return De.errors=[{instancePath:s+"/messages/"+b,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:se.
properties.messages.items.type,parentSchema:se.properties.messages.items,data:a}],!1;var c=n===e;if(!c)break}}else return De.errors=[{instancePath:s+"/messages",
schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:se.properties.messages.type,parentSchema:se.properties.
messages,data:p}],!1;var g=u===e}else var g=!0}else return De.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:se.type,parentSchema:se,data:t}],!1;return De.errors=r,e===0}var ar=D,_={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates \
a per-second video task in the official format. Members that are not forwarded are ignored.",type:"object",required:["model","content","duration"],properties:{model:{
description:"The model's id in the catalogue.",type:"string",minLength:1},content:{description:"The input of the video: text, images, videos and audio.",type:"a\
rray",minItems:1,items:{type:"object",required:["type"],properties:{type:{description:"The kind of the element, and the name of the member that holds it.",enum:[
"text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{
description:"The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{
required:["image_url"],properties:{image_url:{description:"An image: a frame of the video, or something to show in it.",type:"object",required:["url"],properties:{
url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the image.",enum:["first_fra\
me","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"\
A reference video.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},
role:{description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audi\
o_url"],properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio)\
 or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:["reference_audio",null]}}}}]}},duration:{title:"a positive intege\
r of seconds",description:"The length in seconds. The upstream refuses lengths that the model does not support; the bounds here only keep the price valid.",type:"\
integer",minimum:1,maximum:86400},resolution:{description:"Default: the model's default.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to h\
eight. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},generate_audio:{description:"Whether the video has matching sound.",type:[
"boolean","null"]},watermark:{description:"Default: false.",type:["boolean","null"]}}},de=Xe().default;function D(t,{instancePath:s="",parentData:W,parentDataProperty:F,
rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.model===void 0&&(b="model")||t.content===void 0&&(b="content")||
t.duration===void 0&&(b="duration"))return D.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},message:"must have re\
quired property '"+b+"'",schema:_.required,parentSchema:_,data:t}],!1;if(t.model!==void 0){let a=t.model,n=e;if(e===n)if(typeof a=="string"){if(de(a)<1)return D.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:_.properties.model,data:a}],!1}else return D.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.model.type,parentSchema:_.properties.model,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.content!==
void 0){let a=t.content,n=e;if(e===n)if(Array.isArray(a)){if(a.length<1)return D.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:_.properties.content,data:a}],!1;{var y=!0;let w=a.length;for(let f=0;f<
w;f++){let o=a[f],U=e,E=e,S=e,k=!0,O=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let T;if(o.type===void 0&&(T="type")){let q={};r===null?r=[q]:r.push(q),e++}else if(o.
type!==void 0&&o.type!=="text"){let q={};r===null?r=[q]:r.push(q),e++}}var g=O===e;if(e=S,r!==null&&(S?r.length=S:r=null),g){let T=e;if(o&&typeof o=="object"&&!Array.
isArray(o)){let N;if(o.text===void 0&&(N="text"))return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"\
required",params:{missingProperty:N},message:"must have required property '"+N+"'",schema:_.properties.content.items.allOf[0].then.required,parentSchema:_.properties.
content.items.allOf[0].then,data:o}],!1;if(o.text!==void 0){let H=o.text;if(typeof H!="string")return D.errors=[{instancePath:s+"/content/"+f+"/text",schemaPath:"\
#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.content.items.allOf[0].
then.properties.text.type,parentSchema:_.properties.content.items.allOf[0].then.properties.text,data:H}],!1}}var g=T===e;k=g}if(!k){let T={instancePath:s+"/cont\
ent/"+f,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:_.properties.content.
items.allOf[0].if,parentSchema:_.properties.content.items.allOf[0],data:o};return r===null?r=[T]:r.push(T),e++,D.errors=r,!1}var c=E===e;if(c){let T=e,q=e,N=!0,
H=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let re;if(o.type===void 0&&(re="type")){let K={};r===null?r=[K]:r.push(K),e++}else if(o.type!==void 0&&o.type!==
"image_url"){let K={};r===null?r=[K]:r.push(K),e++}}var d=H===e;if(e=q,r!==null&&(q?r.length=q:r=null),d){let re=e;if(o&&typeof o=="object"&&!Array.isArray(o)){
let I;if(o.image_url===void 0&&(I="image_url"))return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:I},message:"must have required property '"+I+"'",schema:_.properties.content.items.allOf[1].then.required,parentSchema:_.properties.
content.items.allOf[1].then,data:o}],!1;if(o.image_url!==void 0){let x=o.image_url,me=e;if(e===me)if(x&&typeof x=="object"&&!Array.isArray(x)){let V;if(x.url===
void 0&&(V="url"))return D.errors=[{instancePath:s+"/content/"+f+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",
keyword:"required",params:{missingProperty:V},message:"must have required property '"+V+"'",schema:_.properties.content.items.allOf[1].then.properties.image_url.
required,parentSchema:_.properties.content.items.allOf[1].then.properties.image_url,data:x}],!1;if(x.url!==void 0){let R=x.url;if(e===e)if(typeof R=="string"){if(de(
R)<1)return D.errors=[{instancePath:s+"/content/"+f+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.content.items.allOf[1].then.properties.
image_url.properties.url,data:R}],!1}else return D.errors=[{instancePath:s+"/content/"+f+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/pr\
operties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.content.items.allOf[1].then.properties.
image_url.properties.url.type,parentSchema:_.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:R}],!1}}else return D.errors=[{instancePath:s+
"/content/"+f+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:_.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:_.properties.content.items.allOf[1].then.properties.image_url,data:x}],
!1;var P=me===e}else var P=!0;if(P)if(o.role!==void 0){let x=o.role,me=e;if(!(x==="first_frame"||x==="last_frame"||x==="reference_image"||x===null))return D.errors=
[{instancePath:s+"/content/"+f+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:_.properties.
content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:_.properties.content.items.allOf[1].then.properties.
role.enum,parentSchema:_.properties.content.items.allOf[1].then.properties.role,data:x}],!1;var P=me===e}else var P=!0}var d=re===e;N=d}if(!N){let re={instancePath:s+
"/content/"+f,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:_.properties.
content.items.allOf[1].if,parentSchema:_.properties.content.items.allOf[1],data:o};return r===null?r=[re]:r.push(re),e++,D.errors=r,!1}var c=T===e;if(c){let re=e,
K=e,I=!0,x=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let V;if(o.type===void 0&&(V="type")){let R={};r===null?r=[R]:r.push(R),e++}else if(o.type!==void 0&&o.
type!=="video_url"){let R={};r===null?r=[R]:r.push(R),e++}}var p=x===e;if(e=K,r!==null&&(K?r.length=K:r=null),p){let V=e;if(o&&typeof o=="object"&&!Array.isArray(
o)){let ie;if(o.video_url===void 0&&(ie="video_url"))return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/2/then/required",
keyword:"required",params:{missingProperty:ie},message:"must have required property '"+ie+"'",schema:_.properties.content.items.allOf[2].then.required,parentSchema:_.
properties.content.items.allOf[2].then,data:o}],!1;if(o.video_url!==void 0){let G=o.video_url,Se=e;if(e===Se)if(G&&typeof G=="object"&&!Array.isArray(G)){let M;
if(G.url===void 0&&(M="url"))return D.errors=[{instancePath:s+"/content/"+f+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_ur\
l/required",keyword:"required",params:{missingProperty:M},message:"must have required property '"+M+"'",schema:_.properties.content.items.allOf[2].then.properties.
video_url.required,parentSchema:_.properties.content.items.allOf[2].then.properties.video_url,data:G}],!1;if(G.url!==void 0){let z=G.url;if(e===e)if(typeof z=="\
string"){if(de(z)<1)return D.errors=[{instancePath:s+"/content/"+f+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/pro\
perties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.content.items.allOf[2].
then.properties.video_url.properties.url,data:z}],!1}else return D.errors=[{instancePath:s+"/content/"+f+"/video_url/url",schemaPath:"#/properties/content/items\
/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.content.items.allOf[2].
then.properties.video_url.properties.url.type,parentSchema:_.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:z}],!1}}else return D.
errors=[{instancePath:s+"/content/"+f+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:_.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:_.properties.content.items.allOf[2].then.
properties.video_url,data:G}],!1;var u=Se===e}else var u=!0;if(u)if(o.role!==void 0){let G=o.role,Se=e;if(!(G==="reference_video"||G===null))return D.errors=[{instancePath:s+
"/content/"+f+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:_.properties.content.items.
allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:_.properties.content.items.allOf[2].then.properties.role.enum,parentSchema:_.
properties.content.items.allOf[2].then.properties.role,data:G}],!1;var u=Se===e}else var u=!0}var p=V===e;I=p}if(!I){let V={instancePath:s+"/content/"+f,schemaPath:"\
#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:_.properties.content.items.allOf[2].
if,parentSchema:_.properties.content.items.allOf[2],data:o};return r===null?r=[V]:r.push(V),e++,D.errors=r,!1}var c=re===e;if(c){let V=e,R=e,ie=!0,G=e;if(o&&typeof o==
"object"&&!Array.isArray(o)){let M;if(o.type===void 0&&(M="type")){let z={};r===null?r=[z]:r.push(z),e++}else if(o.type!==void 0&&o.type!=="audio_url"){let z={};
r===null?r=[z]:r.push(z),e++}}var m=G===e;if(e=R,r!==null&&(R?r.length=R:r=null),m){let M=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let je;if(o.audio_url===
void 0&&(je="audio_url"))return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/3/then/required",keyword:"required",params:{
missingProperty:je},message:"must have required property '"+je+"'",schema:_.properties.content.items.allOf[3].then.required,parentSchema:_.properties.content.items.
allOf[3].then,data:o}],!1;if(o.audio_url!==void 0){let J=o.audio_url,Ae=e;if(e===Ae)if(J&&typeof J=="object"&&!Array.isArray(J)){let Ne;if(J.url===void 0&&(Ne="\
url"))return D.errors=[{instancePath:s+"/content/"+f+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/required",keyword:"re\
quired",params:{missingProperty:Ne},message:"must have required property '"+Ne+"'",schema:_.properties.content.items.allOf[3].then.properties.audio_url.required,
parentSchema:_.properties.content.items.allOf[3].then.properties.audio_url,data:J}],!1;if(J.url!==void 0){let qe=J.url;if(e===e)if(typeof qe=="string"){if(de(qe)<
1)return D.errors=[{instancePath:s+"/content/"+f+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.content.items.allOf[3].then.properties.
audio_url.properties.url,data:qe}],!1}else return D.errors=[{instancePath:s+"/content/"+f+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/p\
roperties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.content.items.allOf[3].then.properties.
audio_url.properties.url.type,parentSchema:_.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:qe}],!1}}else return D.errors=[{instancePath:s+
"/content/"+f+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:_.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:_.properties.content.items.allOf[3].then.properties.audio_url,data:J}],
!1;var v=Ae===e}else var v=!0;if(v)if(o.role!==void 0){let J=o.role,Ae=e;if(!(J==="reference_audio"||J===null))return D.errors=[{instancePath:s+"/content/"+f+"/\
role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:_.properties.content.items.allOf[3].then.properties.
role.enum},message:"must be equal to one of the allowed values",schema:_.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:_.properties.content.
items.allOf[3].then.properties.role,data:J}],!1;var v=Ae===e}else var v=!0}var m=M===e;ie=m}if(!ie){let M={instancePath:s+"/content/"+f,schemaPath:"#/properties\
/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:_.properties.content.items.allOf[3].if,parentSchema:_.
properties.content.items.allOf[3],data:o};return r===null?r=[M]:r.push(M),e++,D.errors=r,!1}var c=V===e}}}if(e===U)if(o&&typeof o=="object"&&!Array.isArray(o)){
let T;if(o.type===void 0&&(T="type"))return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/required",keyword:"required",params:{
missingProperty:T},message:"must have required property '"+T+"'",schema:_.properties.content.items.required,parentSchema:_.properties.content.items,data:o}],!1;
if(o.type!==void 0){let q=o.type;if(!(q==="text"||q==="image_url"||q==="video_url"||q==="audio_url"||q==="draft_task"))return D.errors=[{instancePath:s+"/conten\
t/"+f+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:_.properties.content.items.properties.type.enum},
message:"must be equal to one of the allowed values",schema:_.properties.content.items.properties.type.enum,parentSchema:_.properties.content.items.properties.type,
data:q}],!1}}else return D.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:_.properties.content.items.type,parentSchema:_.properties.content.items,data:o}],!1;var y=U===e;if(!y)break}}}else return D.errors=[{instancePath:s+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.content.type,parentSchema:_.properties.
content,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.duration!==void 0){let a=t.duration,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return D.
errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.
duration.type,parentSchema:_.properties.duration,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return D.errors=[{instancePath:s+"/\
duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:_.
properties.duration,data:a}],!1;if(a<1||isNaN(a))return D.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.properties.duration,data:a}],!1}var i=n===e}else var i=!0;if(i){if(t.resolution!==void 0){
let a=t.resolution,n=e;if(!(a==="480p"||a==="720p"||a==="1080p"||a==="4k"||a===null))return D.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/res\
olution/enum",keyword:"enum",params:{allowedValues:_.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:_.properties.resolution.
enum,parentSchema:_.properties.resolution,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.ratio!==void 0){let a=t.ratio,n=e;if(!(a==="16:9"||a==="4:3"||a==="1:\
1"||a==="3:4"||a==="9:16"||a==="21:9"||a==="adaptive"||a===null))return D.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{
allowedValues:_.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:_.properties.ratio.enum,parentSchema:_.properties.ratio,data:a}],
!1;var i=n===e}else var i=!0;if(i){if(t.generate_audio!==void 0){let a=t.generate_audio,n=e;if(typeof a!="boolean"&&a!==null)return D.errors=[{instancePath:s+"/\
generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:_.properties.generate_audio.type},message:"must be boolean,null",schema:_.
properties.generate_audio.type,parentSchema:_.properties.generate_audio,data:a}],!1;var i=n===e}else var i=!0;if(i)if(t.watermark!==void 0){let a=t.watermark,n=e;
if(typeof a!="boolean"&&a!==null)return D.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:_.properties.
watermark.type},message:"must be boolean,null",schema:_.properties.watermark.type,parentSchema:_.properties.watermark,data:a}],!1;var i=n===e}else var i=!0}}}}}}else
return D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,data:t}],!1;return D.
errors=r,e===0}var ir=j,h={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a token-billed video task. Members that are not listed are for\
warded; null counts as absent.",type:"object",required:["model","content"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
content:{description:"The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{
description:"The kind of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:[
"type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"\
string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of \
the video, or something to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"\
string",minLength:1}}},role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{
type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{
description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_vide\
o",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"\
object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The\
 role of the audio.",enum:["reference_audio",null]}}}}]}},resolution:{description:"Default: 720p.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"W\
idth to height. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},duration:{title:"an integer from 4 to 15, or -1",description:"\
Seconds; -1 lets the model choose. Default: 5.",enum:[-1,4,5,6,7,8,9,10,11,12,13,14,15,null]},watermark:{description:"Default: false.",type:["boolean","null"]},
generate_audio:{description:"Whether the video has matching sound. Default: true.",type:["boolean","null"]},return_last_frame:{description:"Whether the answer h\
as the last frame as an image. Default: false.",type:["boolean","null"]},execution_expires_after:{description:"Seconds after which the task expires. Default: 17\
2800.",type:["integer","null"],minimum:3600,maximum:259200},frames:{description:"The number of frames, instead of seconds.",type:["integer","null"]},framespersecond:{
title:"an integer from 1 to 60",description:"Default: 24.",type:["integer","null"],minimum:1,maximum:60},service_tier:{description:"flex is slower and costs les\
s. Default: default.",enum:["default","flex",null]},draft:{description:"Whether a preview is created. Default: false.",type:["boolean","null"]}}};function j(t,{
instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.model===void 0&&
(b="model")||t.content===void 0&&(b="content"))return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},message:"m\
ust have required property '"+b+"'",schema:h.required,parentSchema:h,data:t}],!1;if(t.model!==void 0){let a=t.model,n=e;if(e===n)if(typeof a=="string"){if(de(a)<
1)return j.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters",schema:1,parentSchema:h.properties.model,data:a}],!1}else return j.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"typ\
e",params:{type:"string"},message:"must be string",schema:h.properties.model.type,parentSchema:h.properties.model,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.
content!==void 0){let a=t.content,n=e;if(e===n)if(Array.isArray(a)){if(a.length<1)return j.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:h.properties.content,data:a}],!1;{var y=!0;let w=a.
length;for(let f=0;f<w;f++){let o=a[f],U=e,E=e,S=e,k=!0,O=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let T;if(o.type===void 0&&(T="type")){let q={};r===null?
r=[q]:r.push(q),e++}else if(o.type!==void 0&&o.type!=="text"){let q={};r===null?r=[q]:r.push(q),e++}}var g=O===e;if(e=S,r!==null&&(S?r.length=S:r=null),g){let T=e;
if(o&&typeof o=="object"&&!Array.isArray(o)){let N;if(o.text===void 0&&(N="text"))return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/conten\
t/items/allOf/0/then/required",keyword:"required",params:{missingProperty:N},message:"must have required property '"+N+"'",schema:h.properties.content.items.allOf[0].
then.required,parentSchema:h.properties.content.items.allOf[0].then,data:o}],!1;if(o.text!==void 0){let H=o.text;if(typeof H!="string")return j.errors=[{instancePath:s+
"/content/"+f+"/text",schemaPath:"#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:h.
properties.content.items.allOf[0].then.properties.text.type,parentSchema:h.properties.content.items.allOf[0].then.properties.text,data:H}],!1}}var g=T===e;k=g}if(!k){
let T={instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sc\
hema',schema:h.properties.content.items.allOf[0].if,parentSchema:h.properties.content.items.allOf[0],data:o};return r===null?r=[T]:r.push(T),e++,j.errors=r,!1}var c=E===
e;if(c){let T=e,q=e,N=!0,H=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let re;if(o.type===void 0&&(re="type")){let K={};r===null?r=[K]:r.push(K),e++}else if(o.
type!==void 0&&o.type!=="image_url"){let K={};r===null?r=[K]:r.push(K),e++}}var d=H===e;if(e=q,r!==null&&(q?r.length=q:r=null),d){let re=e;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){let I;if(o.image_url===void 0&&(I="image_url"))return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/all\
Of/1/then/required",keyword:"required",params:{missingProperty:I},message:"must have required property '"+I+"'",schema:h.properties.content.items.allOf[1].then.
required,parentSchema:h.properties.content.items.allOf[1].then,data:o}],!1;if(o.image_url!==void 0){let x=o.image_url,me=e;if(e===me)if(x&&typeof x=="object"&&!Array.
isArray(x)){let V;if(x.url===void 0&&(V="url"))return j.errors=[{instancePath:s+"/content/"+f+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/p\
roperties/image_url/required",keyword:"required",params:{missingProperty:V},message:"must have required property '"+V+"'",schema:h.properties.content.items.allOf[1].
then.properties.image_url.required,parentSchema:h.properties.content.items.allOf[1].then.properties.image_url,data:x}],!1;if(x.url!==void 0){let R=x.url;if(e===
e)if(typeof R=="string"){if(de(R)<1)return j.errors=[{instancePath:s+"/content/"+f+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properti\
es/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:h.properties.content.
items.allOf[1].then.properties.image_url.properties.url,data:R}],!1}else return j.errors=[{instancePath:s+"/content/"+f+"/image_url/url",schemaPath:"#/propertie\
s/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:h.properties.content.
items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:h.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:R}],
!1}}else return j.errors=[{instancePath:s+"/content/"+f+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:h.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:h.properties.content.items.
allOf[1].then.properties.image_url,data:x}],!1;var P=me===e}else var P=!0;if(P)if(o.role!==void 0){let x=o.role,me=e;if(!(x==="first_frame"||x==="last_frame"||x===
"reference_image"||x===null))return j.errors=[{instancePath:s+"/content/"+f+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"\
enum",params:{allowedValues:h.properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:h.properties.
content.items.allOf[1].then.properties.role.enum,parentSchema:h.properties.content.items.allOf[1].then.properties.role,data:x}],!1;var P=me===e}else var P=!0}var d=re===
e;N=d}if(!N){let re={instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must m\
atch "then" schema',schema:h.properties.content.items.allOf[1].if,parentSchema:h.properties.content.items.allOf[1],data:o};return r===null?r=[re]:r.push(re),e++,
j.errors=r,!1}var c=T===e;if(c){let re=e,K=e,I=!0,x=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let V;if(o.type===void 0&&(V="type")){let R={};r===null?r=[R]:
r.push(R),e++}else if(o.type!==void 0&&o.type!=="video_url"){let R={};r===null?r=[R]:r.push(R),e++}}var p=x===e;if(e=K,r!==null&&(K?r.length=K:r=null),p){let V=e;
if(o&&typeof o=="object"&&!Array.isArray(o)){let ie;if(o.video_url===void 0&&(ie="video_url"))return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/prope\
rties/content/items/allOf/2/then/required",keyword:"required",params:{missingProperty:ie},message:"must have required property '"+ie+"'",schema:h.properties.content.
items.allOf[2].then.required,parentSchema:h.properties.content.items.allOf[2].then,data:o}],!1;if(o.video_url!==void 0){let G=o.video_url,Se=e;if(e===Se)if(G&&typeof G==
"object"&&!Array.isArray(G)){let M;if(G.url===void 0&&(M="url"))return j.errors=[{instancePath:s+"/content/"+f+"/video_url",schemaPath:"#/properties/content/ite\
ms/allOf/2/then/properties/video_url/required",keyword:"required",params:{missingProperty:M},message:"must have required property '"+M+"'",schema:h.properties.content.
items.allOf[2].then.properties.video_url.required,parentSchema:h.properties.content.items.allOf[2].then.properties.video_url,data:G}],!1;if(G.url!==void 0){let z=G.
url;if(e===e)if(typeof z=="string"){if(de(z)<1)return j.errors=[{instancePath:s+"/content/"+f+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/th\
en/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:h.properties.
content.items.allOf[2].then.properties.video_url.properties.url,data:z}],!1}else return j.errors=[{instancePath:s+"/content/"+f+"/video_url/url",schemaPath:"#/p\
roperties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:h.properties.
content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:h.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:z}],
!1}}else return j.errors=[{instancePath:s+"/content/"+f+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:h.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:h.properties.content.items.
allOf[2].then.properties.video_url,data:G}],!1;var u=Se===e}else var u=!0;if(u)if(o.role!==void 0){let G=o.role,Se=e;if(!(G==="reference_video"||G===null))return j.
errors=[{instancePath:s+"/content/"+f+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:h.properties.
content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:h.properties.content.items.allOf[2].then.properties.
role.enum,parentSchema:h.properties.content.items.allOf[2].then.properties.role,data:G}],!1;var u=Se===e}else var u=!0}var p=V===e;I=p}if(!I){let V={instancePath:s+
"/content/"+f,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:h.properties.
content.items.allOf[2].if,parentSchema:h.properties.content.items.allOf[2],data:o};return r===null?r=[V]:r.push(V),e++,j.errors=r,!1}var c=re===e;if(c){let V=e,
R=e,ie=!0,G=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let M;if(o.type===void 0&&(M="type")){let z={};r===null?r=[z]:r.push(z),e++}else if(o.type!==void 0&&
o.type!=="audio_url"){let z={};r===null?r=[z]:r.push(z),e++}}var m=G===e;if(e=R,r!==null&&(R?r.length=R:r=null),m){let M=e;if(o&&typeof o=="object"&&!Array.isArray(
o)){let je;if(o.audio_url===void 0&&(je="audio_url"))return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/allOf/3/then/required",
keyword:"required",params:{missingProperty:je},message:"must have required property '"+je+"'",schema:h.properties.content.items.allOf[3].then.required,parentSchema:h.
properties.content.items.allOf[3].then,data:o}],!1;if(o.audio_url!==void 0){let J=o.audio_url,Ae=e;if(e===Ae)if(J&&typeof J=="object"&&!Array.isArray(J)){let Ne;
if(J.url===void 0&&(Ne="url"))return j.errors=[{instancePath:s+"/content/"+f+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_u\
rl/required",keyword:"required",params:{missingProperty:Ne},message:"must have required property '"+Ne+"'",schema:h.properties.content.items.allOf[3].then.properties.
audio_url.required,parentSchema:h.properties.content.items.allOf[3].then.properties.audio_url,data:J}],!1;if(J.url!==void 0){let qe=J.url;if(e===e)if(typeof qe==
"string"){if(de(qe)<1)return j.errors=[{instancePath:s+"/content/"+f+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/p\
roperties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:h.properties.content.items.allOf[3].
then.properties.audio_url.properties.url,data:qe}],!1}else return j.errors=[{instancePath:s+"/content/"+f+"/audio_url/url",schemaPath:"#/properties/content/item\
s/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:h.properties.content.items.allOf[3].
then.properties.audio_url.properties.url.type,parentSchema:h.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:qe}],!1}}else return j.
errors=[{instancePath:s+"/content/"+f+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:h.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:h.properties.content.items.allOf[3].then.
properties.audio_url,data:J}],!1;var v=Ae===e}else var v=!0;if(v)if(o.role!==void 0){let J=o.role,Ae=e;if(!(J==="reference_audio"||J===null))return j.errors=[{instancePath:s+
"/content/"+f+"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:h.properties.content.items.
allOf[3].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:h.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:h.
properties.content.items.allOf[3].then.properties.role,data:J}],!1;var v=Ae===e}else var v=!0}var m=M===e;ie=m}if(!ie){let M={instancePath:s+"/content/"+f,schemaPath:"\
#/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:h.properties.content.items.allOf[3].
if,parentSchema:h.properties.content.items.allOf[3],data:o};return r===null?r=[M]:r.push(M),e++,j.errors=r,!1}var c=V===e}}}if(e===U)if(o&&typeof o=="object"&&!Array.
isArray(o)){let T;if(o.type===void 0&&(T="type"))return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/required",keyword:"requir\
ed",params:{missingProperty:T},message:"must have required property '"+T+"'",schema:h.properties.content.items.required,parentSchema:h.properties.content.items,
data:o}],!1;if(o.type!==void 0){let q=o.type;if(!(q==="text"||q==="image_url"||q==="video_url"||q==="audio_url"||q==="draft_task"))return j.errors=[{instancePath:s+
"/content/"+f+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:h.properties.content.items.properties.type.
enum},message:"must be equal to one of the allowed values",schema:h.properties.content.items.properties.type.enum,parentSchema:h.properties.content.items.properties.
type,data:q}],!1}}else return j.errors=[{instancePath:s+"/content/"+f,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:h.properties.content.items.type,parentSchema:h.properties.content.items,data:o}],!1;var y=U===e;if(!y)break}}}else return j.errors=[{instancePath:s+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:h.properties.content.type,parentSchema:h.properties.
content,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.resolution!==void 0){let a=t.resolution,n=e;if(!(a==="480p"||a==="720p"||a==="1080p"||a==="4k"||a===null))
return j.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:h.properties.resolution.enum},message:"\
must be equal to one of the allowed values",schema:h.properties.resolution.enum,parentSchema:h.properties.resolution,data:a}],!1;var i=n===e}else var i=!0;if(i){
if(t.ratio!==void 0){let a=t.ratio,n=e;if(!(a==="16:9"||a==="4:3"||a==="1:1"||a==="3:4"||a==="9:16"||a==="21:9"||a==="adaptive"||a===null))return j.errors=[{instancePath:s+
"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:h.properties.ratio.enum},message:"must be equal to one of the allowed values",
schema:h.properties.ratio.enum,parentSchema:h.properties.ratio,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.duration!==void 0){let a=t.duration,n=e;if(!(a===
-1||a===4||a===5||a===6||a===7||a===8||a===9||a===10||a===11||a===12||a===13||a===14||a===15||a===null))return j.errors=[{instancePath:s+"/duration",schemaPath:"\
#/properties/duration/enum",keyword:"enum",params:{allowedValues:h.properties.duration.enum},message:"must be equal to one of the allowed values",schema:h.properties.
duration.enum,parentSchema:h.properties.duration,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.watermark!==void 0){let a=t.watermark,n=e;if(typeof a!="boolea\
n"&&a!==null)return j.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:h.properties.watermark.type},message:"\
must be boolean,null",schema:h.properties.watermark.type,parentSchema:h.properties.watermark,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.generate_audio!==void 0){
let a=t.generate_audio,n=e;if(typeof a!="boolean"&&a!==null)return j.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"\
type",params:{type:h.properties.generate_audio.type},message:"must be boolean,null",schema:h.properties.generate_audio.type,parentSchema:h.properties.generate_audio,
data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.return_last_frame!==void 0){let a=t.return_last_frame,n=e;if(typeof a!="boolean"&&a!==null)return j.errors=[{instancePath:s+
"/return_last_frame",schemaPath:"#/properties/return_last_frame/type",keyword:"type",params:{type:h.properties.return_last_frame.type},message:"must be boolean,\
null",schema:h.properties.return_last_frame.type,parentSchema:h.properties.return_last_frame,data:a}],!1;var i=n===e}else var i=!0;if(i){if(t.execution_expires_after!==
void 0){let a=t.execution_expires_after,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return j.errors=[{instancePath:s+"/execution_expi\
res_after",schemaPath:"#/properties/execution_expires_after/type",keyword:"type",params:{type:h.properties.execution_expires_after.type},message:"must be intege\
r,null",schema:h.properties.execution_expires_after.type,parentSchema:h.properties.execution_expires_after,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){
if(a>259200||isNaN(a))return j.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/maximum",keyword:"maximum",params:{
comparison:"<=",limit:259200},message:"must be <= 259200",schema:259200,parentSchema:h.properties.execution_expires_after,data:a}],!1;if(a<3600||isNaN(a))return j.
errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/minimum",keyword:"minimum",params:{comparison:">=",limit:3600},
message:"must be >= 3600",schema:3600,parentSchema:h.properties.execution_expires_after,data:a}],!1}var i=n===e}else var i=!0;if(i){if(t.frames!==void 0){let a=t.
frames,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return j.errors=[{instancePath:s+"/frames",schemaPath:"#/properties/frames/type",keyword:"\
type",params:{type:h.properties.frames.type},message:"must be integer,null",schema:h.properties.frames.type,parentSchema:h.properties.frames,data:a}],!1;var i=n===
e}else var i=!0;if(i){if(t.framespersecond!==void 0){let a=t.framespersecond,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return j.errors=
[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/type",keyword:"type",params:{type:h.properties.framespersecond.type},message:"must \
be integer,null",schema:h.properties.framespersecond.type,parentSchema:h.properties.framespersecond,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
60||isNaN(a))return j.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60",schema:60,parentSchema:h.properties.framespersecond,data:a}],!1;if(a<1||isNaN(a))return j.errors=[{instancePath:s+"/framespersecond",schemaPath:"\
#/properties/framespersecond/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:h.properties.framespersecond,
data:a}],!1}var i=n===e}else var i=!0;if(i){if(t.service_tier!==void 0){let a=t.service_tier,n=e;if(!(a==="default"||a==="flex"||a===null))return j.errors=[{instancePath:s+
"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:h.properties.service_tier.enum},message:"must be equal to one o\
f the allowed values",schema:h.properties.service_tier.enum,parentSchema:h.properties.service_tier,data:a}],!1;var i=n===e}else var i=!0;if(i)if(t.draft!==void 0){
let a=t.draft,n=e;if(typeof a!="boolean"&&a!==null)return j.errors=[{instancePath:s+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type:h.
properties.draft.type},message:"must be boolean,null",schema:h.properties.draft.type,parentSchema:h.properties.draft,data:a}],!1;var i=n===e}else var i=!0}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:h.type,parentSchema:h,data:t}],!1;return j.
errors=r,e===0}var or=B,A={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task in the unified format. Members that ar\
e not listed are forwarded.",type:"object",required:["model","prompt"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
prompt:{title:"a non-empty string",description:"What the video shows.",type:"string",pattern:"\\S"},duration:{description:"Seconds. Default: 4.",type:"integer",
minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Default: 16:9.",enum:["16\
:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"object",required:["typ\
e","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"A URL that is re\
adable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: reference_image, refere\
nce_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{
role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["\
type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has matching sou\
nd. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}}},nr=new RegExp("\\S","u"),ze=new RegExp("^[hH][tT][tT][pP][sS]?://\
[^/\\s]","u");function B(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let u;if(t.model===void 0&&(u="model")||t.prompt===void 0&&(u="prompt"))return B.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:u},message:"must have required property '"+u+"'",schema:A.required,parentSchema:A,data:t}],!1;if(t.model!==void 0){let m=t.model,v=e;if(e===v)if(typeof m==
"string"){if(de(m)<1)return B.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:A.properties.model,data:m}],!1}else return B.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.model.type,parentSchema:A.properties.model,data:m}],!1;var i=v===e}else
var i=!0;if(i){if(t.prompt!==void 0){let m=t.prompt,v=e;if(e===v)if(typeof m=="string"){if(!nr.test(m))return B.errors=[{instancePath:s+"/prompt",schemaPath:"#/\
properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:A.properties.prompt,data:m}],!1}else
return B.errors=[{instancePath:s+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.
prompt.type,parentSchema:A.properties.prompt,data:m}],!1;var i=v===e}else var i=!0;if(i){if(t.duration!==void 0){let m=t.duration,v=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return B.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:A.properties.duration.type,parentSchema:A.properties.duration,data:m}],!1;if(e===v&&typeof m=="number"&&isFinite(m)){if(m>15||isNaN(m))return B.
errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:15},message:"must be <= 15",schema:15,
parentSchema:A.properties.duration,data:m}],!1;if(m<4||isNaN(m))return B.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"\
minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:A.properties.duration,data:m}],!1}var i=v===e}else var i=!0;if(i){if(t.resolution!==
void 0){let m=t.resolution,v=e;if(!(m==="480p"||m==="720p"||m==="1080p"||m==="4k"))return B.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resol\
ution/enum",keyword:"enum",params:{allowedValues:A.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:A.properties.resolution.
enum,parentSchema:A.properties.resolution,data:m}],!1;var i=v===e}else var i=!0;if(i){if(t.ratio!==void 0){let m=t.ratio,v=e;if(!(m==="16:9"||m==="4:3"||m==="1:\
1"||m==="3:4"||m==="9:16"||m==="21:9"))return B.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:A.properties.
ratio.enum},message:"must be equal to one of the allowed values",schema:A.properties.ratio.enum,parentSchema:A.properties.ratio,data:m}],!1;var i=v===e}else var i=!0;
if(i){if(t.references!==void 0){let m=t.references,v=e;if(e===v)if(Array.isArray(m)){if(m.length>12)return B.errors=[{instancePath:s+"/references",schemaPath:"#\
/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items",schema:12,parentSchema:A.properties.references,
data:m}],!1;{var y=!0;let a=m.length;for(let n=0;n<a;n++){let l=m[n],w=e,f=e,o=e,U=!0,E=e;if(l&&typeof l=="object"&&!Array.isArray(l)){let k;if(l.type===void 0&&
(k="type")){let O={};r===null?r=[O]:r.push(O),e++}else if(l.type!==void 0&&l.type!=="image"){let O={};r===null?r=[O]:r.push(O),e++}}var g=E===e;if(e=o,r!==null&&
(o?r.length=o:r=null),g){let k=e;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.role!==void 0){let Y=l.role;if(Y!=="reference_image")return B.errors=[{instancePath:s+
"/references/"+n+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_image"},message:"\
must be equal to constant",schema:"reference_image",parentSchema:A.properties.references.items.allOf[0].then.properties.role,data:Y}],!1}var g=k===e;U=g}if(!U){
let k={instancePath:s+"/references/"+n,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:A.properties.references.items.allOf[0].if,parentSchema:A.properties.references.items.allOf[0],data:l};return r===null?r=[k]:r.push(k),e++,B.errors=
r,!1}var c=f===e;if(c){let k=e,O=e,Y=!0,T=e;if(l&&typeof l=="object"&&!Array.isArray(l)){let N;if(l.type===void 0&&(N="type")){let H={};r===null?r=[H]:r.push(H),
e++}else if(l.type!==void 0&&l.type!=="video"){let H={};r===null?r=[H]:r.push(H),e++}}var d=T===e;if(e=O,r!==null&&(O?r.length=O:r=null),d){let N=e;if(l&&typeof l==
"object"&&!Array.isArray(l)&&l.role!==void 0){let ge=l.role;if(ge!=="reference_video")return B.errors=[{instancePath:s+"/references/"+n+"/role",schemaPath:"#/pr\
operties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"must be equal to constant",schema:"\
reference_video",parentSchema:A.properties.references.items.allOf[1].then.properties.role,data:ge}],!1}var d=N===e;Y=d}if(!Y){let N={instancePath:s+"/references\
/"+n,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:A.properties.references.
items.allOf[1].if,parentSchema:A.properties.references.items.allOf[1],data:l};return r===null?r=[N]:r.push(N),e++,B.errors=r,!1}var c=k===e;if(c){let N=e,H=e,ge=!0,
re=e;if(l&&typeof l=="object"&&!Array.isArray(l)){let I;if(l.type===void 0&&(I="type")){let x={};r===null?r=[x]:r.push(x),e++}else if(l.type!==void 0&&l.type!==
"audio"){let x={};r===null?r=[x]:r.push(x),e++}}var P=re===e;if(e=H,r!==null&&(H?r.length=H:r=null),P){let I=e;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.role!==
void 0){let me=l.role;if(me!=="reference_audio")return B.errors=[{instancePath:s+"/references/"+n+"/role",schemaPath:"#/properties/references/items/allOf/2/then\
/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"reference_audio",parentSchema:A.properties.
references.items.allOf[2].then.properties.role,data:me}],!1}var P=I===e;ge=P}if(!ge){let I={instancePath:s+"/references/"+n,schemaPath:"#/properties/references/\
items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:A.properties.references.items.allOf[2].if,parentSchema:A.
properties.references.items.allOf[2],data:l};return r===null?r=[I]:r.push(I),e++,B.errors=r,!1}var c=N===e}}if(e===w)if(l&&typeof l=="object"&&!Array.isArray(l)){
let k;if(l.type===void 0&&(k="type")||l.url===void 0&&(k="url"))return B.errors=[{instancePath:s+"/references/"+n,schemaPath:"#/properties/references/items/requ\
ired",keyword:"required",params:{missingProperty:k},message:"must have required property '"+k+"'",schema:A.properties.references.items.required,parentSchema:A.properties.
references.items,data:l}],!1;if(l.type!==void 0){let O=l.type,Y=e;if(!(O==="image"||O==="video"||O==="audio"))return B.errors=[{instancePath:s+"/references/"+n+
"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:A.properties.references.items.properties.type.enum},
message:"must be equal to one of the allowed values",schema:A.properties.references.items.properties.type.enum,parentSchema:A.properties.references.items.properties.
type,data:O}],!1;var p=Y===e}else var p=!0;if(p){if(l.url!==void 0){let O=l.url,Y=e;if(e===Y)if(typeof O=="string"){if(!ze.test(O))return B.errors=[{instancePath:s+
"/references/"+n+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},
message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:A.properties.references.items.properties.
url,data:O}],!1}else return B.errors=[{instancePath:s+"/references/"+n+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:A.properties.references.items.properties.url.type,parentSchema:A.properties.references.items.properties.url,data:O}],
!1;var p=Y===e}else var p=!0;if(p)if(l.role!==void 0){let O=l.role,Y=e;if(typeof O!="string")return B.errors=[{instancePath:s+"/references/"+n+"/role",schemaPath:"\
#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.references.items.properties.
role.type,parentSchema:A.properties.references.items.properties.role,data:O}],!1;var p=Y===e}else var p=!0}}else return B.errors=[{instancePath:s+"/references/"+
n,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.references.items.type,parentSchema:A.
properties.references.items,data:l}],!1;var y=w===e;if(!y)break}}}else return B.errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:A.properties.references.type,parentSchema:A.properties.references,data:m}],!1;var i=v===e}else
var i=!0;if(i){if(t.generate_audio!==void 0){let m=t.generate_audio,v=e;if(typeof m!="boolean")return B.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/\
properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.generate_audio.type,parentSchema:A.properties.
generate_audio,data:m}],!1;var i=v===e}else var i=!0;if(i)if(t.watermark!==void 0){let m=t.watermark,v=e;if(typeof m!="boolean")return B.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.watermark.type,parentSchema:A.
properties.watermark,data:m}],!1;var i=v===e}else var i=!0}}}}}}}else return B.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:A.type,parentSchema:A,data:t}],!1;return B.errors=r,e===0}var pr=Ge,Ee={$schema:"http://json-schema.org/draft-07/schema#",description:"\
Starts a liveness check. After it, portraits of real people may be used.",type:"object",properties:{CallbackURL:{description:"The URL that the browser opens aft\
er the check.",title:"an http or https URL",type:"string",pattern:"^https?://\\S+$"}}},lr=new RegExp("^https?://\\S+$","u");function Ge(t,{instancePath:s="",parentData:W,
parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.CallbackURL!==void 0){let i=t.CallbackURL;if(e===
e)if(typeof i=="string"){if(!lr.test(i))return Ge.errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/pattern",keyword:"pattern",params:{
pattern:"^https?://\\S+$"},message:'must match pattern "^https?://\\S+$"',schema:"^https?://\\S+$",parentSchema:Ee.properties.CallbackURL,data:i}],!1}else return Ge.
errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ee.properties.
CallbackURL.type,parentSchema:Ee.properties.CallbackURL,data:i}],!1}}else return Ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:Ee.type,parentSchema:Ee,data:t}],!1;return Ge.errors=r,e===0}var mr=Fe,Ce={$schema:"http://json-schema.org/draft-07/schema\
#",description:"Creates a group of generated portraits.",type:"object",properties:{Name:{description:"The name of the group.",type:"string"},Description:{description:"\
The purpose of the group.",type:"string"}}};function Fe(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.Name!==void 0){let y=t.Name,g=e;if(typeof y!="string")return Fe.errors=[{instancePath:s+"/Name",schemaPath:"#/properties/Name/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ce.properties.Name.type,parentSchema:Ce.properties.Name,data:y}],!1;var i=g===e}else
var i=!0;if(i)if(t.Description!==void 0){let y=t.Description,g=e;if(typeof y!="string")return Fe.errors=[{instancePath:s+"/Description",schemaPath:"#/properties\
/Description/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ce.properties.Description.type,parentSchema:Ce.properties.Description,data:y}],
!1;var i=g===e}else var i=!0}else return Fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.
type,parentSchema:Ce,data:t}],!1;return Fe.errors=r,e===0}var cr=ke,ce={$schema:"http://json-schema.org/draft-07/schema#",description:"Adds a photo, a video or \
a sound to a group.",type:"object",required:["GroupId","URL"],properties:{GroupId:{description:"The id of one of the caller's own groups.",type:"string",minLength:1},
URL:{description:"The URL of the file.",type:"string",minLength:1},AssetType:{description:"Image for photos.",type:"string"},Name:{description:"The name of the \
asset.",type:"string"}}};function ke(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let y;if(t.GroupId===void 0&&(y="GroupId")||t.URL===void 0&&(y="URL"))return ke.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:y},message:"must have required property '"+y+"'",schema:ce.required,parentSchema:ce,data:t}],!1;if(t.GroupId!==void 0){let g=t.GroupId,
c=e;if(e===c)if(typeof g=="string"){if(de(g)<1)return ke.errors=[{instancePath:s+"/GroupId",schemaPath:"#/properties/GroupId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ce.properties.GroupId,data:g}],!1}else return ke.errors=[{instancePath:s+"/GroupI\
d",schemaPath:"#/properties/GroupId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ce.properties.GroupId.type,parentSchema:ce.properties.
GroupId,data:g}],!1;var i=c===e}else var i=!0;if(i){if(t.URL!==void 0){let g=t.URL,c=e;if(e===c)if(typeof g=="string"){if(de(g)<1)return ke.errors=[{instancePath:s+
"/URL",schemaPath:"#/properties/URL/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ce.properties.
URL,data:g}],!1}else return ke.errors=[{instancePath:s+"/URL",schemaPath:"#/properties/URL/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ce.properties.URL.type,parentSchema:ce.properties.URL,data:g}],!1;var i=c===e}else var i=!0;if(i){if(t.AssetType!==void 0){let g=t.AssetType,c=e;if(typeof g!=
"string")return ke.errors=[{instancePath:s+"/AssetType",schemaPath:"#/properties/AssetType/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:ce.properties.AssetType.type,parentSchema:ce.properties.AssetType,data:g}],!1;var i=c===e}else var i=!0;if(i)if(t.Name!==void 0){let g=t.Name,c=e;if(typeof g!=
"string")return ke.errors=[{instancePath:s+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ce.
properties.Name.type,parentSchema:ce.properties.Name,data:g}],!1;var i=c===e}else var i=!0}}}else return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:t}],!1;return ke.errors=r,e===0}var fr=Pe,le={$schema:"http://json-sch\
ema.org/draft-07/schema#",description:"Asks a model for content. Members that are not listed are forwarded.",type:"object",required:["contents"],properties:{contents:{
description:"The conversation.",type:"array",minItems:1,items:{type:"object",required:["parts"],properties:{parts:{description:"Texts and media of one turn.",type:"\
array",items:{type:"object"}}}}}}};function Pe(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let g;if(t.contents===void 0&&(g="contents"))return Pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},
message:"must have required property '"+g+"'",schema:le.required,parentSchema:le,data:t}],!1;if(t.contents!==void 0){let c=t.contents;if(e===e)if(Array.isArray(
c)){if(c.length<1)return Pe.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit:1},message:"must NO\
T have fewer than 1 items",schema:1,parentSchema:le.properties.contents,data:c}],!1;{var i=!0;let P=c.length;for(let p=0;p<P;p++){let u=c[p],m=e;if(e===m)if(u&&
typeof u=="object"&&!Array.isArray(u)){let b;if(u.parts===void 0&&(b="parts"))return Pe.errors=[{instancePath:s+"/contents/"+p,schemaPath:"#/properties/contents\
/items/required",keyword:"required",params:{missingProperty:b},message:"must have required property '"+b+"'",schema:le.properties.contents.items.required,parentSchema:le.
properties.contents.items,data:u}],!1;if(u.parts!==void 0){let a=u.parts;if(e===e)if(Array.isArray(a)){var y=!0;let l=a.length;for(let w=0;w<l;w++){let f=a[w],o=e;
if(!(f&&typeof f=="object"&&!Array.isArray(f)))return Pe.errors=[{instancePath:s+"/contents/"+p+"/parts/"+w,schemaPath:"#/properties/contents/items/properties/p\
arts/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.properties.contents.items.properties.parts.items.type,parentSchema:le.
properties.contents.items.properties.parts.items,data:f}],!1;var y=o===e;if(!y)break}}else return Pe.errors=[{instancePath:s+"/contents/"+p+"/parts",schemaPath:"\
#/properties/contents/items/properties/parts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:le.properties.contents.items.properties.parts.
type,parentSchema:le.properties.contents.items.properties.parts,data:a}],!1}}else return Pe.errors=[{instancePath:s+"/contents/"+p,schemaPath:"#/properties/cont\
ents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.properties.contents.items.type,parentSchema:le.properties.contents.items,
data:u}],!1;var i=m===e;if(!i)break}}}else return Pe.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array",schema:le.properties.contents.type,parentSchema:le.properties.contents,data:c}],!1}}else return Pe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,data:t}],!1;return Pe.errors=r,e===0}var ur=He,Ve={$schema:"\
http://json-schema.org/draft-07/schema#",description:"Counts the tokens of contents or of a whole request. It is not billed or stored.",type:"object",properties:{
contents:{description:"The turns to count.",type:"array"},generateContentRequest:{description:"A whole request to count, instead of contents.",type:"object"}}};
function He(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==
void 0){let y=t.contents,g=e;if(!Array.isArray(y))return He.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:Ve.properties.contents.type,parentSchema:Ve.properties.contents,data:y}],!1;var i=g===e}else var i=!0;if(i)if(t.generateContentRequest!==
void 0){let y=t.generateContentRequest,g=e;if(!(y&&typeof y=="object"&&!Array.isArray(y)))return He.errors=[{instancePath:s+"/generateContentRequest",schemaPath:"\
#/properties/generateContentRequest/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ve.properties.generateContentRequest.type,parentSchema:Ve.
properties.generateContentRequest,data:y}],!1;var i=g===e}else var i=!0}else return He.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Ve.type,parentSchema:Ve,data:t}],!1;return He.errors=r,e===0}var dr=ye,te={$schema:"http://json-schema.org/draft-07/sch\
ema#",description:"Asks a model for a message. Members that are not listed are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"\
The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object"}},stream:{description:"\
True selects an event stream.",type:"boolean"},speed:{description:"Other speeds are refused, because upstreams charge more for them and the price tables have no\
 prices for them.",enum:["standard",null]},inference_geo:{description:"A region is refused, because upstreams charge more for it and the price tables have no pr\
ices for it.",enum:["global",null]}}};function ye(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let g;if(t.model===void 0&&(g="model")||t.messages===void 0&&(g="messages"))return ye.errors=[{instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'",schema:te.required,parentSchema:te,data:t}],!1;if(t.model!==void 0){
let c=t.model,d=e;if(e===d)if(typeof c=="string"){if(de(c)<1)return ye.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:te.properties.model,data:c}],!1}else return ye.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:te.properties.model.type,parentSchema:te.properties.
model,data:c}],!1;var i=d===e}else var i=!0;if(i){if(t.messages!==void 0){let c=t.messages,d=e;if(e===d)if(Array.isArray(c)){if(c.length<1)return ye.errors=[{instancePath:s+
"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:te.
properties.messages,data:c}],!1;{var y=!0;let p=c.length;for(let u=0;u<p;u++){let m=c[u],v=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return ye.errors=[{instancePath:s+
"/messages/"+u,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.properties.messages.items.
type,parentSchema:te.properties.messages.items,data:m}],!1;var y=v===e;if(!y)break}}}else return ye.errors=[{instancePath:s+"/messages",schemaPath:"#/properties\
/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:te.properties.messages.type,parentSchema:te.properties.messages,data:c}],!1;
var i=d===e}else var i=!0;if(i){if(t.stream!==void 0){let c=t.stream,d=e;if(typeof c!="boolean")return ye.errors=[{instancePath:s+"/stream",schemaPath:"#/proper\
ties/stream/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:te.properties.stream.type,parentSchema:te.properties.stream,data:c}],!1;
var i=d===e}else var i=!0;if(i){if(t.speed!==void 0){let c=t.speed,d=e;if(!(c==="standard"||c===null))return ye.errors=[{instancePath:s+"/speed",schemaPath:"#/p\
roperties/speed/enum",keyword:"enum",params:{allowedValues:te.properties.speed.enum},message:"must be equal to one of the allowed values",schema:te.properties.speed.
enum,parentSchema:te.properties.speed,data:c}],!1;var i=d===e}else var i=!0;if(i)if(t.inference_geo!==void 0){let c=t.inference_geo,d=e;if(!(c==="global"||c===null))
return ye.errors=[{instancePath:s+"/inference_geo",schemaPath:"#/properties/inference_geo/enum",keyword:"enum",params:{allowedValues:te.properties.inference_geo.
enum},message:"must be equal to one of the allowed values",schema:te.properties.inference_geo.enum,parentSchema:te.properties.inference_geo,data:c}],!1;var i=d===
e}else var i=!0}}}}else return ye.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,
data:t}],!1;return ye.errors=r,e===0}var hr=ve,fe={$schema:"http://json-schema.org/draft-07/schema#",description:"Counts the tokens of a message request. Nothin\
g is generated or billed. Other members are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"The model's id in the catalo\
gue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object"}},stream:!1,max_tokens:!1}};function ve(t,{
instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.model===void 0&&
(g="model")||t.messages===void 0&&(g="messages"))return ve.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},message:"\
must have required property '"+g+"'",schema:fe.required,parentSchema:fe,data:t}],!1;if(t.model!==void 0){let c=t.model,d=e;if(e===d)if(typeof c=="string"){if(de(
c)<1)return ve.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:fe.properties.model,data:c}],!1}else return ve.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:fe.properties.model.type,parentSchema:fe.properties.model,data:c}],!1;var i=d===e}else var i=!0;if(i){
if(t.messages!==void 0){let c=t.messages,d=e;if(e===d)if(Array.isArray(c)){if(c.length<1)return ve.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/\
messages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:fe.properties.messages,data:c}],!1;{var y=!0;
let p=c.length;for(let u=0;u<p;u++){let m=c[u],v=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return ve.errors=[{instancePath:s+"/messages/"+u,schemaPath:"#\
/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fe.properties.messages.items.type,parentSchema:fe.properties.
messages.items,data:m}],!1;var y=v===e;if(!y)break}}}else return ve.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:fe.properties.messages.type,parentSchema:fe.properties.messages,data:c}],!1;var i=d===e}else var i=!0;if(i){if(t.stream!==
void 0){var i=!1;return ve.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/false schema",keyword:"false schema",params:{},message:"boolean sch\
ema is false",schema:!1,parentSchema:fe.properties.stream,data:t.stream}],!1}else var i=!0;if(i)if(t.max_tokens!==void 0){var i=!1;return ve.errors=[{instancePath:s+
"/max_tokens",schemaPath:"#/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:!1,parentSchema:fe.properties.
max_tokens,data:t.max_tokens}],!1}else var i=!0}}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:fe.type,parentSchema:fe,data:t}],!1;return ve.errors=r,e===0}var yr=Q,L={$schema:"http://json-schema.org/draft-07/schema#",description:"Creat\
es a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",properties:{duration:{description:"Seconds. Default:\
 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Defau\
lt: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"ob\
ject",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"\
A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: referen\
ce_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{
properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{
required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has m\
atching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}},definitions:{},$defs:{}};function Q(t,{instancePath:s="",
parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.duration!==void 0){let u=t.duration,
m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Q.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:L.properties.duration.type,parentSchema:L.properties.duration,data:u}],!1;if(e===m&&typeof u=="number"&&
isFinite(u)){if(u>15||isNaN(u))return Q.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",
limit:15},message:"must be <= 15",schema:15,parentSchema:L.properties.duration,data:u}],!1;if(u<4||isNaN(u))return Q.errors=[{instancePath:s+"/duration",schemaPath:"\
#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:L.properties.duration,data:u}],!1}
var i=m===e}else var i=!0;if(i){if(t.resolution!==void 0){let u=t.resolution,m=e;if(!(u==="480p"||u==="720p"||u==="1080p"||u==="4k"))return Q.errors=[{instancePath:s+
"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:L.properties.resolution.enum},message:"must be equal to one of the \
allowed values",schema:L.properties.resolution.enum,parentSchema:L.properties.resolution,data:u}],!1;var i=m===e}else var i=!0;if(i){if(t.ratio!==void 0){let u=t.
ratio,m=e;if(!(u==="16:9"||u==="4:3"||u==="1:1"||u==="3:4"||u==="9:16"||u==="21:9"))return Q.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enu\
m",keyword:"enum",params:{allowedValues:L.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:L.properties.ratio.enum,parentSchema:L.
properties.ratio,data:u}],!1;var i=m===e}else var i=!0;if(i){if(t.references!==void 0){let u=t.references,m=e;if(e===m)if(Array.isArray(u)){if(u.length>12)return Q.
errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 ite\
ms",schema:12,parentSchema:L.properties.references,data:u}],!1;{var y=!0;let b=u.length;for(let a=0;a<b;a++){let n=u[a],l=e,w=e,f=e,o=!0,U=e;if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){let S;if(n.type===void 0&&(S="type")){let k={};r===null?r=[k]:r.push(k),e++}else if(n.type!==void 0&&n.type!=="image"){let k={};r===null?
r=[k]:r.push(k),e++}}var g=U===e;if(e=f,r!==null&&(f?r.length=f:r=null),g){let S=e;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.role!==void 0){let O=n.role;if(O!==
"reference_image")return Q.errors=[{instancePath:s+"/references/"+a+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:L.properties.references.items.allOf[0].
then.properties.role,data:O}],!1}var g=S===e;o=g}if(!o){let S={instancePath:s+"/references/"+a,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema',schema:L.properties.references.items.allOf[0].if,parentSchema:L.properties.references.items.allOf[0],
data:n};return r===null?r=[S]:r.push(S),e++,Q.errors=r,!1}var c=w===e;if(c){let S=e,k=e,O=!0,Y=e;if(n&&typeof n=="object"&&!Array.isArray(n)){let q;if(n.type===
void 0&&(q="type")){let N={};r===null?r=[N]:r.push(N),e++}else if(n.type!==void 0&&n.type!=="video"){let N={};r===null?r=[N]:r.push(N),e++}}var d=Y===e;if(e=k,r!==
null&&(k?r.length=k:r=null),d){let q=e;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.role!==void 0){let H=n.role;if(H!=="reference_video")return Q.errors=[{instancePath:s+
"/references/"+a+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"\
must be equal to constant",schema:"reference_video",parentSchema:L.properties.references.items.allOf[1].then.properties.role,data:H}],!1}var d=q===e;O=d}if(!O){
let q={instancePath:s+"/references/"+a,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:L.properties.references.items.allOf[1].if,parentSchema:L.properties.references.items.allOf[1],data:n};return r===null?r=[q]:r.push(q),e++,Q.errors=
r,!1}var c=S===e;if(c){let q=e,N=e,H=!0,ge=e;if(n&&typeof n=="object"&&!Array.isArray(n)){let K;if(n.type===void 0&&(K="type")){let I={};r===null?r=[I]:r.push(I),
e++}else if(n.type!==void 0&&n.type!=="audio"){let I={};r===null?r=[I]:r.push(I),e++}}var P=ge===e;if(e=N,r!==null&&(N?r.length=N:r=null),P){let K=e;if(n&&typeof n==
"object"&&!Array.isArray(n)&&n.role!==void 0){let x=n.role;if(x!=="reference_audio")return Q.errors=[{instancePath:s+"/references/"+a+"/role",schemaPath:"#/prop\
erties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"\
reference_audio",parentSchema:L.properties.references.items.allOf[2].then.properties.role,data:x}],!1}var P=K===e;H=P}if(!H){let K={instancePath:s+"/references/"+
a,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:L.properties.references.
items.allOf[2].if,parentSchema:L.properties.references.items.allOf[2],data:n};return r===null?r=[K]:r.push(K),e++,Q.errors=r,!1}var c=q===e}}if(e===l)if(n&&typeof n==
"object"&&!Array.isArray(n)){let S;if(n.type===void 0&&(S="type")||n.url===void 0&&(S="url"))return Q.errors=[{instancePath:s+"/references/"+a,schemaPath:"#/pro\
perties/references/items/required",keyword:"required",params:{missingProperty:S},message:"must have required property '"+S+"'",schema:L.properties.references.items.
required,parentSchema:L.properties.references.items,data:n}],!1;if(n.type!==void 0){let k=n.type,O=e;if(!(k==="image"||k==="video"||k==="audio"))return Q.errors=
[{instancePath:s+"/references/"+a+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:L.properties.references.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:L.properties.references.items.properties.type.enum,parentSchema:L.properties.
references.items.properties.type,data:k}],!1;var p=O===e}else var p=!0;if(p){if(n.url!==void 0){let k=n.url,O=e;if(e===O)if(typeof k=="string"){if(!ze.test(k))return Q.
errors=[{instancePath:s+"/references/"+a+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][t\
T][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:L.properties.references.
items.properties.url,data:k}],!1}else return Q.errors=[{instancePath:s+"/references/"+a+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.references.items.properties.url.type,parentSchema:L.properties.references.items.properties.
url,data:k}],!1;var p=O===e}else var p=!0;if(p)if(n.role!==void 0){let k=n.role,O=e;if(typeof k!="string")return Q.errors=[{instancePath:s+"/references/"+a+"/ro\
le",schemaPath:"#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.references.
items.properties.role.type,parentSchema:L.properties.references.items.properties.role,data:k}],!1;var p=O===e}else var p=!0}}else return Q.errors=[{instancePath:s+
"/references/"+a,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.references.items.
type,parentSchema:L.properties.references.items,data:n}],!1;var y=l===e;if(!y)break}}}else return Q.errors=[{instancePath:s+"/references",schemaPath:"#/properti\
es/references/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.properties.references.type,parentSchema:L.properties.references,data:u}],
!1;var i=m===e}else var i=!0;if(i){if(t.generate_audio!==void 0){let u=t.generate_audio,m=e;if(typeof u!="boolean")return Q.errors=[{instancePath:s+"/generate_a\
udio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:L.properties.generate_audio.type,parentSchema:L.
properties.generate_audio,data:u}],!1;var i=m===e}else var i=!0;if(i)if(t.watermark!==void 0){let u=t.watermark,m=e;if(typeof u!="boolean")return Q.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:L.properties.watermark.type,parentSchema:L.
properties.watermark,data:u}],!1;var i=m===e}else var i=!0}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:L.type,parentSchema:L,data:t}],!1;return Q.errors=r,e===0}var gr=_e,pe={type:"object",properties:{type:{description:"The kind of the medi\
a.",enum:["image","video","audio"]},role:{description:"The role, which must fit the type: reference_image, reference_video or reference_audio. Default: the role\
 of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:[
"type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{
role:{const:"reference_audio"}}}}],definitions:{},$defs:{}};function _e(t,{instancePath:s="",parentData:W,parentDataProperty:F,rootData:C=t}={}){let r=null,e=0,
i=e,y=e,g=!0,c=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.type===void 0&&(v="type")){let b={};r===null?r=[b]:r.push(b),e++}else if(t.type!==void 0&&
t.type!=="image"){let b={};r===null?r=[b]:r.push(b),e++}}var d=c===e;if(e=y,r!==null&&(y?r.length=y:r=null),d){let v=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.role!==void 0){let a=t.role;if(a!=="reference_image")return _e.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:pe.allOf[0].then.properties.role,data:a}],
!1}var d=v===e;g=d}if(!g){let v={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:pe.
allOf[0].if,parentSchema:pe.allOf[0],data:t};return r===null?r=[v]:r.push(v),e++,_e.errors=r,!1}var P=i===e;if(P){let v=e,b=e,a=!0,n=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let w;if(t.type===void 0&&(w="type")){let f={};r===null?r=[f]:r.push(f),e++}else if(t.type!==void 0&&t.type!=="video"){let f={};r===null?r=[f]:
r.push(f),e++}}var p=n===e;if(e=b,r!==null&&(b?r.length=b:r=null),p){let w=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let o=t.role;if(o!=="\
reference_video")return _e.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_vid\
eo"},message:"must be equal to constant",schema:"reference_video",parentSchema:pe.allOf[1].then.properties.role,data:o}],!1}var p=w===e;a=p}if(!a){let w={instancePath:s,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:pe.allOf[1].if,parentSchema:pe.allOf[1],data:t};
return r===null?r=[w]:r.push(w),e++,_e.errors=r,!1}var P=v===e;if(P){let w=e,f=e,o=!0,U=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let S;if(t.type===void 0&&
(S="type")){let k={};r===null?r=[k]:r.push(k),e++}else if(t.type!==void 0&&t.type!=="audio"){let k={};r===null?r=[k]:r.push(k),e++}}var u=U===e;if(e=f,r!==null&&
(f?r.length=f:r=null),u){let S=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let O=t.role;if(O!=="reference_audio")return _e.errors=[{instancePath:s+
"/role",schemaPath:"#/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"re\
ference_audio",parentSchema:pe.allOf[2].then.properties.role,data:O}],!1}var u=S===e;o=u}if(!o){let S={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:pe.allOf[2].if,parentSchema:pe.allOf[2],data:t};return r===null?r=[S]:r.push(S),e++,_e.errors=r,
!1}var P=w===e}}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let v=t.type,b=e;if(!(v==="image"||v==="video"||v==="audio"))return _e.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:pe.properties.type.enum},message:"must be equal to one \
of the allowed values",schema:pe.properties.type.enum,parentSchema:pe.properties.type,data:v}],!1;var m=b===e}else var m=!0;if(m)if(t.role!==void 0){let v=t.role,
b=e;if(typeof v!="string")return _e.errors=[{instancePath:s+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:pe.properties.role.type,parentSchema:pe.properties.role,data:v}],!1;var m=b===e}else var m=!0}else return _e.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:t}],!1;return _e.errors=r,e===0}var br={"FCDnGkogOi2t1\
lxgLp-kZj5vtNAdva__4XoUpd0rycw":er,iDspeVAX66GK9qKoS5p2uEP7vJsyVNHf2NZkZ8loIRc:rr,"U5TxqS8J1RMuWvT6Tg5kLGiFyeb1GcoIy-NFzdBJr6A":tr,"ZUOUkOHiQK4xAvZpkZzWdKPZ6-xX\
wkniPwJpIC1Hd9g":sr,ma2VJEXlRtzjJ6dVq0OQq8HE4DdndzzBB38eSqRbwHM:ar,"Y3JmzRkX-azF8ueAZ5P4-8s7QFlxBLB7FKvMTIshtAM":ir,"0IPutZ0T6B1SSQU7SoiF-dopBfvZync2TCt58E8psOg":or,
"6kRwAN7aKQTxqLvPS6PKKnXIOASmvJ2Ot4S9eqo-O08":pr,"nl28iNoSbOe-WLQ-7-VaO4EIy4RzaTfesqZ5IgFp87Y":mr,oZFxBOB2xOSRhWndncKgcikuLrnZTMguvcd1qzOEiTQ:cr,"K8v-N-cKsWp4wk\
x3aE8S0ded4b3Zf_kA4V-IJuk1AGg":fr,LHAnuZWhAOhnLXmUh80yBEN2jiBCOCszkpex1Nm3GXk:ur,"0RLZ9pdxKIB9dk2_BRO1JJuHi39sk_KhAhnJ_5k7ww0":dr,"2x2QGGywPMJAKTSxyDkQw82Vs-SVZ\
0DvXA7dAw5xsBs":hr,EUVTEqsDqMsYIK67fretcHxqgPGdLqXr8AUcT4FGQjY:yr,N5yXDwJUCdPCagLb83y8mhpp1Xowy2SqDHhDL102njs:gr};export{br as requestValidators};
